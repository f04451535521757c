import { setTimeout as sleep } from 'node:timers/promises';
import { photosApi } from '@zhibi/contract/capture/scans';
import { newId } from '../apps/server/src/platform/ids.js';
import type { Person } from '../apps/server/test/person.js';
import { decoded, photographOf } from '../apps/server/test/photograph.js';
import { ScannedClass } from '../apps/server/test/scanned-class.js';
import { load, median, report } from './measure.js';
import { openSetUp } from './set-up.js';

const PHONES = 50;
const PHOTOS_EACH = 4;
const MINUTE_MS = 60_000;
const ALONE = 5;
/** Where so long nothing is judged, nothing will be. */
const STILL_MS = 180_000;
const TOLD_EVERY_MS = 15_000;
/** One who is timed is asked at once; a class asks as its pages do, or fifty who ask take the readers' time. */
const SOON_MS = 20;
const AS_A_PHONE_MS = 1_500;

/** A class of 50 phones sends 4 photographs each within a minute, while they are read; then one alone, beside the bare decoding of its picture. */
export async function benchHandIn(): Promise<void> {
  const { world, close } = await openSetUp({ WORKERS: '2' });
  const scanned = await ScannedClass.of(world, ['choice', 'choice'], PHONES + 1);
  const { homeworkId } = scanned.homework;
  const people = new Map(
    scanned.course.classes.flatMap((room) => room.students).map((student) => [student.ids.studentId ?? '', student]),
  );
  const photos = new Map<string, Buffer>();
  await Promise.all(scanned.studentIds.map(async (one) => photos.set(one, await photographOf(scanned, one))));
  said('photographs are taken');
  const [alone = '', ...studentIds] = scanned.studentIds;

  const send = async (studentId: string) => {
    const begun = performance.now();
    const file = photos.get(studentId) ?? Buffer.alloc(0);
    const photoId = newId();
    await personOf(people, studentId).call(photosApi.sendPhoto, { homeworkId, photoId, ageSeconds: 1, file });
    return performance.now() - begun;
  };
  const photosOf = async (studentId: string) =>
    (await personOf(people, studentId).call(photosApi.photos, { homeworkId })).items;
  const judged = async (studentId: string, everyMs: number, on: Progress) => {
    for (;;) {
      const items = await photosOf(studentId);
      const waiting = items.filter(({ verdict }) => verdict === 'reading').length;
      on.judged(studentId, items.length - waiting);
      if (waiting === 0) return items;
      // As its page does: the more wait, the rarer it asks.
      await sleep(everyMs * waiting);
    }
  };

  const single: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ALONE; round++) {
    const begun = performance.now();
    await send(alone);
    await judged(alone, SOON_MS, new Progress());
    const middle = performance.now();
    await decoded(photos.get(alone) ?? Buffer.alloc(0));
    single.push(middle - begun);
    bare.push(performance.now() - middle);
  }

  report(
    'one photograph, from sending until it is judged, beside the decoding of its picture',
    'photographs/s',
    1_000 / median(single),
    1_000 / median(bare),
  );
  console.log(
    `hand-in: one photograph is judged after ${median(single).toFixed(0)} ms (${single.map((ms) => ms.toFixed(0)).join(', ')}; promised 2,000) · ${load()}`,
  );

  const answered: number[] = [];
  let refused = 0;
  const begun = performance.now();
  await Promise.all(
    studentIds.map(async (studentId, phone) => {
      for (let nth = 0; nth < PHOTOS_EACH; nth++) {
        const at = ((phone * PHOTOS_EACH + nth * 53) % (PHONES * PHOTOS_EACH)) / (PHONES * PHOTOS_EACH);
        await sleep(Math.max(0, begun + at * MINUTE_MS - performance.now()));
        await send(studentId).then(
          (ms) => answered.push(ms),
          () => refused++,
        );
      }
    }),
  );
  said(`${answered.length} are taken in, ${refused} refused`);
  const progress = new Progress();
  const verdicts = (await Promise.all(studentIds.map((studentId) => judged(studentId, AS_A_PHONE_MS, progress))))
    .flat()
    .map(({ verdict }) => verdict);
  const lastMs = performance.now() - begun - MINUTE_MS;
  const isRight = (one: string) => one === 'taken' || one === 'replaced';
  const right = verdicts.filter(isRight).length;
  const others = verdicts.filter((one) => !isRight(one));
  if (others.length > 0) said(`others are judged ${others.join(', ')}`);
  answered.sort((a, b) => a - b);
  const p95 = answered[Math.floor(answered.length * 0.95)] ?? 0;
  console.log(
    `hand-in: ${PHONES * PHOTOS_EACH} photographs of ${(median([...photos.values()].map(({ length }) => length)) / 1e6).toFixed(1)} MB in a minute: ${refused} refused, ${right} found to be their page, an answer after ${median(answered).toFixed(0)} ms (p95 ${p95.toFixed(0)} ms), the last judged ${(Math.max(0, lastMs) / 1000).toFixed(1)} s after the minute · ${load()}`,
  );
  await close();
}

/** How many photographs are judged; says so now and then, and ends the bench where it stands still. */
class Progress {
  private readonly judgedOf = new Map<string, number>();
  private movedAt = performance.now();
  private toldAt = performance.now();

  judged(studentId: string, count: number): void {
    const now = performance.now();
    if (count > (this.judgedOf.get(studentId) ?? 0)) this.movedAt = now;
    this.judgedOf.set(studentId, count);
    if (now - this.movedAt > STILL_MS)
      throw new Error(`none of the photographs of ${this.judgedOf.size} phones was judged for long`);
    if (now - this.toldAt < TOLD_EVERY_MS) return;
    this.toldAt = now;
    said(`${[...this.judgedOf.values()].reduce((sum, one) => sum + one, 0)} are judged`);
  }
}

/** How far it is, for who waits. */
const said = (what: string) => console.log(`hand-in: ${what} (${process.uptime().toFixed(0)} s)`);

function personOf(people: ReadonlyMap<string, Person>, studentId: string): Person {
  const found = people.get(studentId);
  if (found === undefined) throw new Error('nobody');
  return found;
}
