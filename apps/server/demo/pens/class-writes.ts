import { createHash } from 'node:crypto';
import { makeHand } from '@zhibi/ink/handwriting';
import { homeworkById, submissionsOf } from '../../src/homework/index.js';
import { copiesWithParts, geometryOf, itemsOf } from '../../src/papers/index.js';
import type { Database } from '../../src/platform/db.js';
import { questions } from '../bank/index.js';
import { seeded } from '../ids.js';
import { questionId } from '../make-bank.js';
import { type Gateway, type PageInk, type Receiver, sendInk, sendStatus } from './gateway.js';
import { type ItemOnPaper, writeCopy } from './write-copy.js';

const CODE_RULE = 'demo';
/** A real gateway sends what it has every second or so: a few strokes at a time. */
const STROKES_A_BATCH = 50;

export interface ClassWriting {
  schoolId: string;
  homeworkId: string;
  /** When the class begins to write. */
  startAt: Date;
  /** Only so many students; all when absent. */
  students?: number;
  /** Which share of the items each of them reaches: 1 all. */
  reach?: number;
  seed: number;
  allRight?: boolean;
  /** Pause between two batches of one pen in ms. */
  paceMs?: number;
  /** How many pens send at the same time, each all that it has kept while it was offline; absent: one after the other, as they write. */
  offline?: number;
  reported?: (sent: { studentId: string; strokes: number }) => void;
}

/** What a fair teacher would give: student → item → share of the marks. */
export type Shares = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface WrittenIn {
  database: Database;
}

/** A class writes a homework with virtual pens. */
export async function classWrites(services: WrittenIn, gateway: Gateway | Receiver, of: ClassWriting): Promise<Shares> {
  const { items, areas, copies } = await paperOf(services, of);
  const shares = new Map<string, ReadonlyMap<string, number>>();
  const write = async (index: number, copy: (typeof copies)[number]): Promise<void> => {
    const seed = createHash('sha256').update(`${copy.studentId} ${of.seed}`).digest().readUInt32LE();
    const person = createHash('sha256').update(copy.studentId).digest().readUInt32LE();
    const random = seeded(seed);
    const ability = of.allRight ? 50 : abilityOf(seeded(person));
    const student = { hand: makeHand(person % 1_000_000, 0.25 + 0.4 * seeded(person + 1)()), ability, random };
    const reached = items.slice(0, Math.ceil(items.length * (of.reach ?? 1)));
    const copyInk = writeCopy(student, reached, areas, of.startAt.getTime() + random() * 60_000);
    shares.set(copy.studentId, copyInk.shares);
    await sendCopy(
      gateway,
      { mac: `AA00${String(index).padStart(8, '0')}`, name: `Pen ${index + 1}` },
      copy.pages,
      copyInk.pages,
      of,
    );
  };
  const left = [...copies.entries()];
  const takeTurns = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await write(...next);
  };
  await Promise.all(Array.from({ length: of.offline ?? 1 }, takeTurns));
  return shares;
}

/** Abilities of a class scatter around a class that mostly follows: mean 0.4, spread 1. */
const abilityOf = (random: () => number) => 0.4 + (random() + random() + random() + random() - 2) * 1.7;

async function paperOf({ database }: WrittenIn, { schoolId, homeworkId, students }: ClassWriting) {
  return database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const homework = await homeworkById(db, schoolId, homeworkId);
    const geometry = await geometryOf(db, schoolId, homework.paperId, homework.paperRevision);
    const facts = await itemsOf(db, schoolId, homework.paperId);
    const members = new Set((await submissionsOf(db, schoolId, homeworkId)).map((one) => one.studentId));
    const copies = (await copiesWithParts(db, schoolId, homework.printRunId)).filter((copy) =>
      members.has(copy.studentId),
    );
    const bank = new Map(questions.map((question) => [questionId(question.key), question]));
    const items: ItemOnPaper[] = facts.map(({ itemId, difficulty, body, questionId: id }) => ({
      itemId,
      difficulty,
      body,
      known: bank.get(id),
    }));
    return { items, areas: geometry.areas, copies: copies.slice(0, students ?? copies.length) };
  });
}

async function sendCopy(
  gateway: Gateway | Receiver,
  device: { mac: string; name: string },
  codes: readonly { page: number; pageCode: string }[],
  pages: Awaited<ReturnType<typeof writeCopy>>['pages'],
  { paceMs = 0, offline, reported }: ClassWriting,
): Promise<void> {
  const written = codes.flatMap(({ page, pageCode }) => {
    const strokes = pages.get(page) ?? [];
    return strokes.length === 0 ? [] : [{ pageCode, codeRule: CODE_RULE, strokes }];
  });
  if (offline !== undefined) return sendKept(gateway, device, written);
  let seq = 0;
  for (const { strokes, ...on } of written) {
    await sendStatus(gateway, device, 'connected', on);
    for (let from = 0; from < strokes.length; from += STROKES_A_BATCH) {
      await sendInk(gateway, device, seq++, [{ ...on, strokes: strokes.slice(from, from + STROKES_A_BATCH) }]);
      if (paceMs > 0) await new Promise((resolve) => setTimeout(resolve, paceMs));
    }
    reported?.({ studentId: on.pageCode, strokes: strokes.length });
  }
}

/** A pen that comes back into reach sends what it holds. */
async function sendKept(to: Gateway | Receiver, device: { mac: string; name: string }, written: readonly PageInk[]) {
  if (written.length > 0) await sendInk(to, device, 0, written);
}
