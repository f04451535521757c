/**
 * Messages of the Internet Printing Protocol as bytes, by RFC 8010. Our own: both libraries that there are (`ipp`, and `@sealsystems/ipp`, which is kept and
 * MIT) read lengths as signed numbers, so that an answer with a length of 0xfffb keeps their parser going round for ever, and neither bounds an answer
 * in size or time. What a stranger's machine answers must end.
 */

/** Delimiters of groups. */
export const groupTags = { operation: 0x01, job: 0x02, printer: 0x04, unsupported: 0x05 } as const;
const END_OF_ATTRIBUTES = 0x03;

/** Value tags that we send. */
export const valueTags = {
  integer: 0x21,
  boolean: 0x22,
  enum: 0x23,
  name: 0x42,
  text: 0x41,
  keyword: 0x44,
  uri: 0x45,
  charset: 0x47,
  language: 0x48,
  mimeType: 0x49,
} as const;
export type ValueTag = keyof typeof valueTags;

const BEGIN_COLLECTION = 0x34;
const END_COLLECTION = 0x37;
const MEMBER_NAME = 0x4a;

/** Dates, resolutions and octets are kept as hex: nobody here asks for them. */
export type IppValue = number | boolean | string | { from: number; to: number } | IppCollection;
export interface IppCollection {
  members: Attributes;
}
export type Attributes = ReadonlyMap<string, readonly IppValue[]>;

export interface IppGroup {
  tag: number;
  attributes: Attributes;
}

export interface IppMessage {
  /** The operation of a request, the status of an answer. */
  code: number;
  requestId: number;
  groups: readonly IppGroup[];
}

/** One attribute to be sent; several values share a tag. */
export interface Sent {
  name: string;
  tag: ValueTag;
  values: readonly (number | boolean | string)[];
}

/** Bytes that are no message of IPP. */
export class IppUnreadable extends Error {}

const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};
const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

function valueBytes(value: number | boolean | string): Buffer {
  if (typeof value === 'number') return int32(value);
  return typeof value === 'boolean' ? Buffer.from([value ? 1 : 0]) : Buffer.from(value, 'utf8');
}

/** A message of version 1.1, which every printer speaks. */
export function encodeIpp(
  code: number,
  requestId: number,
  groups: readonly { tag: number; attributes: readonly Sent[] }[],
): Buffer {
  const parts: Buffer[] = [Buffer.from([1, 1]), uint16(code), int32(requestId)];
  for (const { tag, attributes } of groups) {
    parts.push(Buffer.from([tag]));
    for (const attribute of attributes)
      attribute.values.forEach((value, nth) => {
        const name = Buffer.from(nth === 0 ? attribute.name : '', 'utf8');
        const bytes = valueBytes(value);
        parts.push(Buffer.from([valueTags[attribute.tag]]), uint16(name.length), name, uint16(bytes.length), bytes);
      });
  }
  return Buffer.concat([...parts, Buffer.from([END_OF_ATTRIBUTES])]);
}

/** Collections lie in collections (`media-col`), but not without end. */
const DEEPEST = 8;

/** The message that these bytes begin with. Each step reads on by at least a byte, so it ends whatever they are. */
export function decodeIpp(bytes: Uint8Array): IppMessage {
  const reader = new Reader(bytes);
  reader.take(2);
  const code = reader.uint16();
  const requestId = reader.int32();
  const groups: IppGroup[] = [];
  let tag = reader.byte();
  while (tag !== END_OF_ATTRIBUTES) {
    if (tag > 0x0f) throw new IppUnreadable('an attribute before its group');
    const attributes = new Map<string, IppValue[]>();
    let last: IppValue[] | undefined;
    const group = tag;
    for (tag = reader.byte(); tag > 0x0f; tag = reader.byte()) {
      const name = reader.text(reader.uint16());
      const value = readValue(reader, tag, 0);
      if (name !== '') {
        last = [];
        attributes.set(name, last);
      }
      if (last === undefined) throw new IppUnreadable('a value before its attribute');
      if (value !== undefined) last.push(value);
    }
    groups.push({ tag: group, attributes });
  }
  return { code, requestId, groups };
}

function readValue(reader: Reader, tag: number, depth: number): IppValue | undefined {
  const value = reader.take(reader.uint16());
  if (tag === BEGIN_COLLECTION) return readCollection(reader, depth);
  // Out of band: unknown, no-value, unsupported.
  if (tag < 0x20) return undefined;
  switch (tag) {
    case valueTags.integer:
    case valueTags.enum:
      return value.length === 4 ? value.readInt32BE() : undefined;
    case valueTags.boolean:
      return value.length === 1 ? value[0] === 1 : undefined;
    case 0x33:
      return value.length === 8 ? { from: value.readInt32BE(0), to: value.readInt32BE(4) } : undefined;
    case 0x35:
    case 0x36:
      return withoutLanguage(value);
    case 0x30:
    case 0x31:
    case 0x32:
      return value.toString('hex');
    default:
      return value.toString('utf8');
  }
}

/** Text that names its language: two lengths, two texts. */
function withoutLanguage(value: Buffer): string {
  const inner = new Reader(value);
  inner.take(inner.uint16());
  return inner.text(inner.uint16());
}

function readCollection(reader: Reader, depth: number): IppCollection {
  if (depth >= DEEPEST) throw new IppUnreadable('collections too deep');
  const members = new Map<string, IppValue[]>();
  let last: IppValue[] | undefined;
  for (let tag = reader.byte(); tag !== END_COLLECTION; tag = reader.byte()) {
    reader.take(reader.uint16());
    if (tag === MEMBER_NAME) {
      last = [];
      members.set(reader.text(reader.uint16()), last);
      continue;
    }
    const value = readValue(reader, tag, depth + 1);
    if (last === undefined) throw new IppUnreadable('a value before its member');
    if (value !== undefined) last.push(value);
  }
  reader.take(reader.uint16());
  reader.take(reader.uint16());
  return { members };
}

class Reader {
  #at = 0;
  readonly #bytes: Buffer;
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw new IppUnreadable('it ends too early');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
  byte(): number {
    return this.take(1).readUInt8();
  }
  uint16(): number {
    return this.take(2).readUInt16BE();
  }
  int32(): number {
    return this.take(4).readInt32BE();
  }
  text(length: number): string {
    return this.take(length).toString('utf8');
  }
}
