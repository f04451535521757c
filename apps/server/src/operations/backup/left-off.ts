import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Head, pieceKinds, pieceOf, read, Tail, type Whole } from './entries.js';
import { FRAME, type SeenFrame, unframed } from './frames.js';
import { keyOf, START } from './keys.js';
import { Pulled } from './pulled.js';
import { BackupError } from './words.js';

/** A backup that was broken off after all its rows had been written: what it holds, and where one goes on. */
export interface LeftOff {
  schema: string;
  sums: Whole;
  /** The files that are not in it yet. */
  missing: string[];
  /** The file is cut to this length; the frame of this number comes next, under a key that follows from this one, and begins with these bytes. */
  length: number;
  number: number;
  key: Buffer;
  begun: Buffer;
}

interface Reached {
  schema: string;
  sums: Whole;
  wanted: readonly string[];
  /** How many of the wanted files it has passed. */
  passed: number;
  /** How far that is in the plain stream, and the last frame that was needed for it. */
  at: number;
  frame: SeenFrame;
}

const HASH = 32;

/**
 * What a file that was broken off holds. Undefined where there is none, under another passphrase, or where too little is in it to go on
 * with: then one begins anew. The frames tell by themselves how far they are whole: the last ones may have been lost with the power.
 */
export async function leftOffOf(draft: string, passphrase: string): Promise<LeftOff | undefined> {
  if (!(await stat(draft).catch(() => undefined))?.isFile()) return undefined;
  const file = new Pulled(createReadStream(draft, { highWaterMark: 1024 * 1024 }));
  let reached: Reached | undefined;
  const last: { frame?: SeenFrame } = {};
  try {
    const key = await keyOf(await file.take(START), passphrase);
    const plain = new Pulled(unframed(file, key, (frame) => Object.assign(last, { frame })));
    for await (const state of statesOf(plain)) if (last.frame !== undefined) reached = { ...state, frame: last.frame };
  } catch (error) {
    if (!(error instanceof BackupError)) throw error; // it ends in the middle of something, as was to be expected
  } finally {
    await file.end();
  }
  return reached && placeOf(reached);
}

function placeOf({ schema, sums, wanted, passed, at, frame }: Reached): LeftOff {
  const number = Math.floor(at / FRAME);
  const isNext = number > frame.number; // it ended exactly with that frame
  return {
    schema,
    sums,
    missing: wanted.slice(passed),
    length: isNext ? frame.to : frame.from,
    number,
    key: isNext ? frame.key : frame.keyBefore,
    begun: isNext ? Buffer.alloc(0) : frame.bytes.subarray(0, at % FRAME),
  };
}

/** How far one is after each entry from the list of files on. */
async function* statesOf(pulled: Pulled): AsyncGenerator<Omit<Reached, 'frame'>, void> {
  let [at, schema, passed] = [0, '', 0];
  let sums: Whole = { madeAt: '', tables: 0, rows: 0, files: 0, bytes: 0, damaged: [] };
  let wanted: string[] | undefined;
  for (;;) {
    const { head, tail, data, length } = await entryOf(pulled);
    at += length;
    if (head.kind === 'world') [schema, sums] = [head.schema, { ...sums, madeAt: head.madeAt }];
    if (head.kind === 'rows') sums = { ...sums, tables: sums.tables + 1, rows: sums.rows + (tail.rows ?? 0) };
    if (head.kind === 'contents') wanted = hashesOf(data);
    if (head.kind === 'file') {
      const place = wanted?.indexOf(head.sha256, passed) ?? -1;
      if (place < 0) throw new BackupError(refusalOfOrder);
      // Those between could not be read then.
      const damaged = [...(wanted?.slice(passed, place) ?? []), ...(tail.sha256 === head.sha256 ? [] : [head.sha256])];
      passed = place + 1;
      sums = {
        ...sums,
        files: sums.files + 1,
        bytes: sums.bytes + tail.size,
        damaged: damaged.length > 0 ? [...sums.damaged, ...damaged] : sums.damaged,
      };
    }
    if (head.kind === 'whole') return; // it wanted nothing but its name
    if (wanted !== undefined) yield { schema, sums, wanted, passed, at };
  }
}

const refusalOfOrder = { zh: '备份中的文件次序不对。', en: 'The files of the backup are in another order.' };

interface Passed {
  head: Head;
  tail: Tail;
  /** Of the list of files; others are not kept. */
  data: Buffer[];
  length: number;
}

async function entryOf(pulled: Pulled): Promise<Passed> {
  const first = await pieceOf(pulled);
  if (first?.kind !== pieceKinds.head) throw new BackupError(refusalOfOrder);
  const head = read(Head, first.body);
  const data: Buffer[] = [];
  for (let length = 5 + first.body.length; ; ) {
    const piece = await pieceOf(pulled);
    if (piece === undefined) throw new BackupError(refusalOfOrder);
    length += 5 + piece.body.length;
    if (piece.kind === pieceKinds.tail) return { head, tail: read(Tail, piece.body), data, length };
    if (head.kind === 'contents') data.push(Buffer.from(piece.body));
  }
}

const hashesOf = (data: readonly Buffer[]): string[] => {
  const bytes = Buffer.concat(data);
  return Array.from({ length: bytes.length / HASH }, (_, at) => bytes.toString('hex', at * HASH, (at + 1) * HASH));
};
