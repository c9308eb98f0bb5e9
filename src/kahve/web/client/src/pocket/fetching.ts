import { Decompress } from "fzstd";

/** The two large files, on their way: Python as a response that can be compiled while it comes, and the library. */
export interface Fetched {
  python: Response;
  library: Promise<Uint8Array>;
}

/** Fetch both; `tell` hears how many bytes are here, of how many. The files are compressed by themselves, whatever the host does. */
export async function fetchFiles(python: string, library: string, tell: (bytes: number, of: number) => void): Promise<Fetched> {
  const answers = await Promise.all([python, library].map((address) => fetch(address)));
  for (const answer of answers) if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`);
  const of = [python, library].reduce((sum, address) => sum + sizeIn(address), 0);
  let bytes = 0;
  const counted = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, out) {
        tell((bytes += part.length), of);
        out.enqueue(part);
      },
    });
  const [pythonBody, libraryBody] = answers.map(({ body }) => body!.pipeThrough(counted()).pipeThrough(unpacked()));
  return {
    python: new Response(pythonBody, { headers: { "Content-Type": "application/wasm" } }),
    library: new Response(libraryBody).arrayBuffer().then((content) => new Uint8Array(content)),
  };
}

/** The text of a file that is compressed like the large ones. */
export async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(unpacked())).text();
}

/** What was compressed by Zstandard as it was before. */
function unpacked(): TransformStream<Uint8Array, Uint8Array> {
  let unpacker: Decompress;
  return new TransformStream<Uint8Array, Uint8Array>({
    start: (out) => void (unpacker = new Decompress((part) => out.enqueue(part as Uint8Array<ArrayBuffer>))),
    transform: (part) => unpacker.push(part),
    flush: () => unpacker.push(new Uint8Array(0), true),
  });
}

/** The bytes of a file, which its name ends with: `python-1a2b3c-3542413.bin`. A host does not always tell them. */
export function sizeIn(address: string): number {
  return Number(/-(\d+)\.bin$/.exec(address)?.[1] ?? 0);
}
