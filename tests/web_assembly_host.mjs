// Loads a module of WebAssembly for a test in Python, which reads and writes its memory and calls its functions through two pipes.
import { readFileSync, readSync, writeSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module, {});
exports._initialize?.();

function take(size) {
  const content = Buffer.alloc(size);
  for (let have = 0; have < size; ) {
    const read = readSync(0, content, have, size - have);
    if (read === 0) process.exit(0);
    have += read;
  }
  return content;
}

function give(content) {
  for (let sent = 0; sent < content.length; ) sent += writeSync(1, content, sent);
}

// Each wish is a line of JSON behind its length.
while (true) {
  const wish = JSON.parse(take(take(4).readUInt32LE()).toString());
  if (wish.has) give(Buffer.from([wish.has in exports ? 1 : 0]));
  if (wish.call) {
    const answer = Buffer.alloc(4);
    answer.writeUInt32LE((exports[wish.call](wish.number) ?? 0) >>> 0);
    give(answer);
  }
  if (wish.write) new Uint8Array(exports.memory.buffer, wish.place, wish.write).set(take(wish.write));
  if (wish.read) give(new Uint8Array(exports.memory.buffer, wish.place, wish.read));
}
