import { SECONDS_AN_ANSWER, type WallBoard } from '@zhibi/contract/analysis';
import { goal, percentOf } from '../../parts/rates.js';

type Rate = WallBoard['rates'][number] & { rate: number };
type Grade = WallBoard['grades'][number];

/** What the machine has saved: each answer that it judged as long as a teacher takes at the least, in whole hours or, of less than one, minutes. */
export function saved({ byMachine }: WallBoard['judged']): { count: number; unit: 'hours' | 'minutes' } {
  const minutes = Math.floor((byMachine * SECONDS_AN_ANSWER) / 60);
  return minutes < 60 ? { count: minutes, unit: 'minutes' } : { count: Math.floor(minutes / 60), unit: 'hours' };
}

/** The share that a machine judged; null where nothing is judged. */
export const machineShare = ({ byMachine, byPerson }: WallBoard['judged']): number | null =>
  byMachine + byPerson === 0 ? null : byMachine / (byMachine + byPerson);

/** What the table of rates says: the place that needs help, if one stands out as low, and the steadiest. */
export function findingOf(rates: WallBoard['rates']): { low: Rate | null; high: Rate | null } {
  const known = rates.filter((one): one is Rate => one.rate !== null).sort((a, b) => a.rate - b.rate);
  const [lowest = null] = known;
  const highest = known.at(-1) ?? null;
  const isLow = lowest !== null && lowest !== highest && percentOf(lowest.rate) < goal;
  return { low: isLow ? lowest : null, high: known.length > 1 ? highest : null };
}

/** The grade that misses most copies; null where none misses any. */
export const mostMissing = (grades: readonly Grade[]): (Grade & { missing: number }) | null => {
  const [most] = grades
    .map((one) => ({ ...one, missing: one.expected - one.came }))
    .sort((a, b) => b.missing - a.missing);
  return most && most.missing > 0 ? most : null;
};

/** The rows and columns of the table: grades and subjects that have figures at all. */
export function tableOf(rates: WallBoard['rates']) {
  const grades = [...new Set(rates.map(({ gid }) => gid))];
  const subjects = [...new Map(rates.map(({ subjectId, subjectName }) => [subjectId, subjectName]))];
  const at = new Map(rates.map((one) => [`${one.gid} ${one.subjectId}`, one.rate]));
  /** undefined: nothing was given back there; null: too few students to show. */
  const rateAt = (gid: number, subjectId: number) => at.get(`${gid} ${subjectId}`);
  return { grades, subjects, rateAt };
}
