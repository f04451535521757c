/** Why a buffer is no ink. `reason` is a word, `at` the byte where reading stopped. */
export class InkCorrupt extends Error {
  constructor(
    readonly reason:
      | 'too-short'
      | 'unknown-version'
      | 'checksum'
      | 'cut-off'
      | 'too-large-number'
      | 'impossible-count'
      | 'unknown-tip'
      | 'trailing-bytes',
    readonly at: number,
  ) {
    super(`ink buffer: ${reason} at byte ${at}`);
    this.name = 'InkCorrupt';
  }
}

/** Reads what ByteWriter wrote. Throws InkCorrupt instead of reading past the end. */
export class ByteReader {
  at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  get left(): number {
    return this.bytes.length - this.at;
  }

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new InkCorrupt('cut-off', this.at);
    this.at++;
    return value;
  }

  unsigned(): number {
    let [value, scale] = [0, 1];
    for (let count = 0; count < 8; count++) {
      const byte = this.byte();
      value += (byte % 128) * scale;
      if (value > Number.MAX_SAFE_INTEGER) throw new InkCorrupt('too-large-number', this.at);
      if (byte < 128) return value;
      scale *= 128;
    }
    throw new InkCorrupt('too-large-number', this.at);
  }

  signed(): number {
    const value = this.unsigned();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  slice(length: number): Uint8Array {
    if (length > this.left) throw new InkCorrupt('cut-off', this.at);
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/** FNV-1a, 32 bits. Every step is a bijection, so one changed byte always changes the sum. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum;
}
