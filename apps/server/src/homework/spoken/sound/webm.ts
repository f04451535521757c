/** What a sound file says of itself. */
export interface Sound {
  type: 'audio/webm' | 'audio/mp4';
  durationMs: number;
}

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const TRACK_TYPE = 0x83;
const CODEC = 0x86;
const SIMPLE_BLOCK = 0xa3;
const BLOCK = 0xa1;
/** What holds others: gone into whatever their length says, for a recording that is written while it is made says none. */
const holders: ReadonlySet<number> = new Set([
  EBML,
  0x18538067, // segment
  0x1654ae6b, // tracks
  0xae, // one of them
  0x1f43b675, // cluster
  0xa0, // group of blocks
]);
const AUDIO = 2;

/** A number of 1 to 8 bytes whose first byte tells its length by its leading zeros. `keep`: with that mark, as the ids of elements are. */
function readNumber(bytes: Uint8Array, at: number, keep: boolean): { value: number; length: number } | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) return undefined;
  let value = keep ? first : first & (0xff >> length);
  for (let next = 1; next < length; next++) value = value * 256 + (bytes[at + next] ?? 0);
  return { value, length };
}

/** Every element of the file in order, with what it holds; stops at what is none. */
function* elementsOf(bytes: Uint8Array): Generator<{ id: number; body: Uint8Array }> {
  let at = 0;
  while (at < bytes.length) {
    const id = readNumber(bytes, at, true);
    const size = id && readNumber(bytes, at + id.length, false);
    if (id === undefined || size === undefined) return;
    at += id.length + size.length;
    if (holders.has(id.value)) {
      yield { id: id.value, body: new Uint8Array() };
      continue;
    }
    yield { id: id.value, body: bytes.subarray(at, at + size.value) };
    at += size.value;
  }
}

/** How long a frame of Opus lasts by the kind that its first byte names, in ms (RFC 6716, 3.1). */
function frameMs(kind: number): number {
  if (kind < 12) return [10, 20, 40, 60][kind % 4] ?? 20;
  if (kind < 16) return [10, 20][kind % 2] ?? 20;
  return [2.5, 5, 10, 20][kind % 4] ?? 20;
}

/** How long a packet of Opus lasts: its frames are all of one length. */
function packetMs(packet: Uint8Array): number {
  const [head = 0, count = 0] = packet;
  if (packet.length === 0) return 0;
  const frames = [1, 2, 2, count & 0x3f][head & 3] ?? 1;
  // A packet holds 120 ms at most, whatever it says.
  return Math.min(120, frames * frameMs(head >> 3));
}

const ascii = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes).replace(/\0+$/, '');

/** A recording in WebM with Opus and no picture; its length is that of its packets, for its head says none. Undefined for anything else. */
export function readWebm(bytes: Uint8Array): Sound | undefined {
  let [isWebm, isOpus, durationMs] = [false, false, 0];
  for (const { id, body } of elementsOf(bytes)) {
    if (id === EBML && durationMs > 0) return undefined;
    if (id === DOC_TYPE) isWebm = ascii(body) === 'webm';
    if (id === TRACK_TYPE && body[0] !== AUDIO) return undefined;
    if (id === CODEC) isOpus = ascii(body) === 'A_OPUS';
    if (id !== SIMPLE_BLOCK && id !== BLOCK) continue;
    const track = readNumber(body, 0, false);
    // Behind the number of the track: two bytes of time, one of flags.
    if (track) durationMs += packetMs(body.subarray(track.length + 3));
  }
  return isWebm && isOpus ? { type: 'audio/webm', durationMs: Math.round(durationMs) } : undefined;
}
