// Which parts of a draft have arrived: a record of 16 bytes for each, at its place in a file beside the bytes.
import { crc32 } from 'node:zlib';

/** A length that divides a sector, so that no record is ever written by half. */
export const RECORD_BYTES = 16;
export const blankRecord = Buffer.alloc(RECORD_BYTES);

/** Where the records of a draft lie. */
export const recordsOf = (draft) => `${draft}.parts`;

/** A part that has arrived: its number (0 where there is none), its length, the checksum of its bytes, and that of these twelve. */
export function recordOf(number, bytes) {
  const record = Buffer.alloc(RECORD_BYTES);
  record.writeUInt32LE(number, 0);
  record.writeUInt32LE(bytes.length, 4);
  record.writeUInt32LE(crc32(bytes), 8);
  record.writeUInt32LE(crc32(record.subarray(0, 12)), 12);
  return record;
}

/** The record of this part, or undefined where it has not arrived. */
export function readRecord(record, number) {
  if (record.length < RECORD_BYTES || record.readUInt32LE(0) !== number) return undefined;
  if (record.readUInt32LE(12) !== crc32(record.subarray(0, 12))) return undefined;
  return { number, length: record.readUInt32LE(4), crc: record.readUInt32LE(8) };
}
