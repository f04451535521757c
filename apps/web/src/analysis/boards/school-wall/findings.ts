import { SECONDS_AN_ANSWER, type WallBoard } from '@zhibi/contract/analysis';
import { goal, percentOf } from '../../parts/rates.js';

type Rate = WallBoard['rates'][number] & { rate: number };
type Grade = WallBoard['grades'][number];

/** Whole hours that the machine has saved: what it judged, each as long as a teacher takes at the least. */
export const hoursSaved = ({ byMachine }: WallBoard['judged']): number =>
  Math.floor((byMachine * SECONDS_AN_ANSWER) / 3600);

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
