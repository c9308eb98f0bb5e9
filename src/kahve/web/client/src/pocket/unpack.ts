/** A file of the library: its path, and its content. */
export type Unpacked = [path: string, content: Uint8Array];

/** The files of a library: four bytes with the length of a list in JSON, the list of paths and sizes, and the contents in that order. */
export function* unpack(library: Uint8Array): Generator<Unpacked> {
  const length = new DataView(library.buffer, library.byteOffset, 4).getUint32(0);
  const list = JSON.parse(new TextDecoder().decode(library.subarray(4, 4 + length))) as [path: string, size: number][];
  let start = 4 + length;
  for (const [path, size] of list) {
    yield [path, library.subarray(start, start + size)];
    start += size;
  }
}
