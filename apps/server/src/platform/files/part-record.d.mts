export const RECORD_BYTES: 16;
export const blankRecord: Buffer;
export const recordsOf: (draft: string) => string;
export interface Recorded {
  number: number;
  length: number;
  crc: number;
}
export function recordOf(number: number, bytes: Uint8Array): Buffer;
export function readRecord(record: Buffer, number: number): Recorded | undefined;
