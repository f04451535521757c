const BEGIN = 0xc0;
const END = 0xc1;
const ESCAPE = 0x7d;
const FLIP = 0x20;
/** Nothing that a pen says is longer; what is was no frame. */
const LONGEST = 70_000;

export interface Packet {
  command: number;
  /** 0 is well; events have none and are. */
  result: number;
  data: Uint8Array;
}

/** Events, and what the pen asks of its own accord, say no result. */
const hasResult = (command: number): boolean =>
  command >> 4 !== 0x6 && command !== 0x73 && command !== 0x24 && command !== 0x32;

/** A request to the pen: begin, command, length (two bytes, the lower first), data, end; what would be a sign of the frame is escaped. */
export function frameOf(command: number, data: readonly number[], result?: number): Uint8Array {
  const head = [command, ...(result === undefined ? [] : [result]), data.length & 0xff, data.length >> 8];
  const body = [...head, ...data].flatMap((byte) =>
    byte === BEGIN || byte === END || byte === ESCAPE ? [ESCAPE, byte ^ FLIP] : [byte],
  );
  return Uint8Array.from([BEGIN, ...body, END]);
}

/** Puts packets together out of the pieces that arrive, however they are cut. What is broken is passed over until the next one begins. */
export class FrameReader {
  #bytes: number[] | undefined;
  #isEscaped = false;

  take(piece: Uint8Array): Packet[] {
    const packets: Packet[] = [];
    for (const byte of piece) {
      if (byte === BEGIN) {
        this.#bytes = [];
        this.#isEscaped = false;
      } else if (this.#bytes === undefined) continue;
      else if (byte === END) {
        const packet = packetIn(this.#bytes);
        if (packet !== undefined && !this.#isEscaped) packets.push(packet);
        this.#bytes = undefined;
      } else if (this.#isEscaped) {
        this.#bytes.push(byte ^ FLIP);
        this.#isEscaped = false;
      } else if (byte === ESCAPE) this.#isEscaped = true;
      else if (this.#bytes.push(byte) > LONGEST) this.#bytes = undefined;
    }
    return packets;
  }
}

function packetIn(bytes: readonly number[]): Packet | undefined {
  const [command] = bytes;
  if (command === undefined) return undefined;
  const lengthAt = hasResult(command) ? 2 : 1;
  const length = (bytes[lengthAt] ?? 0) + ((bytes[lengthAt + 1] ?? 0) << 8);
  const data = bytes.slice(lengthAt + 2);
  if (bytes.length < lengthAt + 2 || data.length < length) return undefined;
  return { command, result: lengthAt === 2 ? (bytes[1] ?? 1) : 0, data: Uint8Array.from(data.slice(0, length)) };
}
