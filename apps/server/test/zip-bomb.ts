import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const DEFLATED = 8;

/** An archive of one file of so many zeros, a thousandth of their size: packed by Node itself, in a quarter of the time that a library takes. */
export function zipBomb(name: string, bytes: number): Uint8Array<ArrayBuffer> {
  const zeros = Buffer.alloc(bytes);
  const packed = deflateRawSync(zeros);
  const nameBytes = Buffer.from(name);
  // What both headers say alike: version, flags, method, time and day, checksum, both sizes, length of the name.
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(VERSION, 0);
  shared.writeUInt16LE(DEFLATED, 4);
  shared.writeUInt32LE(crc32(zeros), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(bytes, 18);
  shared.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([signed(LOCAL), shared, nameBytes, packed]);
  // The directory names who made it before, and after it comment, disk, attributes and place, all of them zero.
  const central = Buffer.concat([signed(CENTRAL), Buffer.from([VERSION, 0]), shared, Buffer.alloc(14), nameBytes]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return new Uint8Array(Buffer.concat([local, central, signed(END), end]));
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
