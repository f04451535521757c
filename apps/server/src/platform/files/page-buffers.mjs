// Memory that begins at a page, as a disk wants it from whoever writes past the system's cache. The memory of WebAssembly is the only one
// of which Node tells where it begins.

/** What such a disk divides its places and lengths by. */
export const PAGE_BYTES = 4096;
/** As long as a part. */
const BUFFER_BYTES = 512 * 1024;
const BUFFERS = 16;
const WASM_PAGE_BYTES = 64 * 1024;

const free = [];
let made = false;

/** A copy of these bytes that begins at a page; undefined where they are too long or all rooms are lent. */
export function pagedCopy(bytes) {
  if (bytes.length > BUFFER_BYTES) return undefined;
  if (!made) makeBuffers();
  const ownBuffer = free.pop();
  if (ownBuffer === undefined) return undefined;
  ownBuffer.set(bytes);
  return ownBuffer;
}

export const giveBack = (ownBuffer) => void free.push(ownBuffer);

function makeBuffers() {
  made = true;
  const pages = (BUFFERS * BUFFER_BYTES) / WASM_PAGE_BYTES;
  const { buffer } = new WebAssembly.Memory({ initial: pages, maximum: pages });
  for (let ownBuffer = 0; ownBuffer < BUFFERS; ownBuffer++)
    free.push(new Uint8Array(buffer, ownBuffer * BUFFER_BYTES, BUFFER_BYTES));
}
