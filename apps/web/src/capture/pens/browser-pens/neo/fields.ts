/** Reads a packet's data field by field, lower bytes first. What the packet does not have reads as 0, and `isShort` says so. */
export class Fields {
  #at = 0;
  readonly #view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isShort(): boolean {
    return this.#at > this.bytes.length;
  }

  u8 = (): number => this.#next(1, (at) => this.#view.getUint8(at));
  u16 = (): number => this.#next(2, (at) => this.#view.getUint16(at, true));
  u32 = (): number => this.#next(4, (at) => this.#view.getUint32(at, true));
  /** Times in ms: exact far beyond any calendar. */
  u64 = (): number =>
    this.#next(8, (at) => this.#view.getUint32(at, true) + this.#view.getUint32(at + 4, true) * 2 ** 32);

  slice(count: number): Uint8Array {
    const part = this.bytes.subarray(this.#at, this.#at + count);
    this.#at += count;
    return part;
  }

  text = (count: number): string => new TextDecoder().decode(this.slice(count).filter((byte) => byte !== 0)).trim();

  #next(size: number, read: (at: number) => number): number {
    const at = this.#at;
    this.#at += size;
    return this.#at > this.bytes.length ? 0 : read(at);
  }
}

export const u16 = (value: number): number[] => [value & 0xff, (value >>> 8) & 0xff];
export const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];
export const u64 = (value: number): number[] => [...u32(value % 2 ** 32), ...u32(Math.floor(value / 2 ** 32))];
export const text = (words: string, size: number): number[] => {
  const bytes = [...new TextEncoder().encode(words)].slice(0, size);
  return [...bytes, ...Array<number>(size - bytes.length).fill(0)];
};
