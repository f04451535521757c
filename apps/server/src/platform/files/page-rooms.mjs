// Memory that begins at a page, as a disk wants it from whoever writes past the system's cache. The memory of WebAssembly is the only one
// of which Node tells where it begins.

/** What such a disk divides its places and lengths by. */
export const PAGE_BYTES = 4096;
/** As long as a part. */
const ROOM_BYTES = 512 * 1024;
const ROOMS = 16;
const WASM_PAGE_BYTES = 64 * 1024;

const free = [];
let made = false;

/** A copy of these bytes that begins at a page; undefined where they are too long or all rooms are lent. */
export function pagedCopy(bytes) {
  if (bytes.length > ROOM_BYTES) return undefined;
  if (!made) makeRooms();
  const room = free.pop();
  if (room === undefined) return undefined;
  room.set(bytes);
  return room;
}

export const giveBack = (room) => void free.push(room);

function makeRooms() {
  made = true;
  const pages = (ROOMS * ROOM_BYTES) / WASM_PAGE_BYTES;
  const { buffer } = new WebAssembly.Memory({ initial: pages, maximum: pages });
  for (let room = 0; room < ROOMS; room++) free.push(new Uint8Array(buffer, room * ROOM_BYTES, ROOM_BYTES));
}
