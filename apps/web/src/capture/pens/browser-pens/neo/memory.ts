import { dotIn, pageCodeOf } from './dots.js';
import { Fields } from './fields.js';
import type { RawStroke } from './live-strokes.js';
import type { Notebook } from './requests.js';

/** A piece of a pen's memory. */
export interface MemoryPiece {
  packetId: number;
  isLast: boolean;
  notebook: Notebook;
  strokes: RawStroke[];
}

const LAST = 2;
const PEN = 0;
/** So many bytes follow the measures of a dot: reserved ones, and a sum. */
const AFTER_DOT = 3;

export function notebooksIn(data: Uint8Array): Notebook[] {
  const fields = new Fields(data);
  const count = fields.u16();
  const notebooks: Notebook[] = [];
  for (let k = 0; k < count && !fields.isShort; k++) {
    const notebook = { ...placeIn(fields), note: fields.u32() };
    if (!fields.isShort) notebooks.push(notebook);
  }
  return notebooks;
}

/** @param inflate unpacks what is packed. Undefined where it is broken: then it is not acknowledged, and stays in the pen. */
export function pieceIn(
  data: Uint8Array,
  maxForce: number,
  inflate: (packed: Uint8Array) => Uint8Array,
): MemoryPiece | undefined {
  const fields = new Fields(data);
  const packetId = fields.u16();
  const isPacked = fields.u8() === 1;
  const [plainSize, packedSize] = [fields.u16(), fields.u16()];
  const isLast = fields.u8() === LAST;
  const notebook = { ...placeIn(fields), note: fields.u32() };
  const count = fields.u16();
  const body = fields.slice(isPacked ? packedSize : plainSize);
  if (fields.isShort) return undefined;
  const strokes = strokesIn(isPacked ? unpacked(body, inflate) : body, count, { notebook, maxForce });
  return strokes && { packetId, isLast, notebook, strokes };
}

function unpacked(body: Uint8Array, inflate: (packed: Uint8Array) => Uint8Array): Uint8Array {
  try {
    return inflate(body);
  } catch {
    return new Uint8Array(0); // read as broken, and asked for again another time
  }
}

function strokesIn(
  body: Uint8Array,
  count: number,
  { notebook, maxForce }: { notebook: Notebook; maxForce: number },
): RawStroke[] | undefined {
  const fields = new Fields(body);
  const strokes: RawStroke[] = [];
  for (let k = 0; k < count; k++) {
    const page = fields.u32();
    const penTime = fields.u64();
    fields.slice(8); // when it ended
    const tip = fields.u8() === PEN ? 'pen' : 'eraser';
    fields.slice(4); // its colour
    const dots = fields.u16();
    const points: RawStroke['points'] = [];
    for (let nth = 0; nth < dots && !fields.isShort; nth++) {
      points.push(dotIn(fields, maxForce));
      fields.slice(AFTER_DOT);
    }
    if (fields.isShort) return undefined;
    if (points.length > 0)
      strokes.push({
        penTime,
        tip,
        points,
        pageCode: pageCodeOf(notebook.section, notebook.owner, notebook.note, page),
      });
  }
  return strokes;
}

function placeIn(fields: Fields): Pick<Notebook, 'section' | 'owner'> {
  const [low = 0, middle = 0, high = 0, section = 0] = fields.slice(4);
  return { section, owner: low + (middle << 8) + (high << 16) };
}
