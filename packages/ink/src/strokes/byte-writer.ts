/** Grows as it is written. Numbers are LEB128 varints, signed ones zigzagged (as in Protocol Buffers). */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  private length = 0;

  byte(value: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = value;
  }

  /** A whole number from 0 to 2^53 - 1; epoch milliseconds exceed 32 bits, hence no bit operators. */
  unsigned(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  signed(value: number): void {
    this.unsigned(value >= 0 ? value * 2 : -value * 2 - 1);
  }

  get size(): number {
    return this.length;
  }

  /** What was written, until something else is. */
  written(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  done(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  clear(): void {
    this.length = 0;
  }
}
