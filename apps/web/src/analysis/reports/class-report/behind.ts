import type { ClassReport } from '@zhibi/contract/analysis';

type Rows = ClassReport['rows'];
type Row = Rows[number];

const idsOf = (rows: Rows) => rows.map(({ studentId }) => studentId);
const scoreOf = ({ total }: Row) => total ?? Number.NEGATIVE_INFINITY;
const isMarked = ({ total }: Row) => total !== null;
/** Any other copy was handed in. */
const notIn: readonly string[] = ['assigned', 'writing', 'absent'];

/** The marked papers, the best first. */
const ranked = (rows: Rows): Row[] => rows.filter(isMarked).sort((a, b) => scoreOf(b) - scoreOf(a));

/** Who handed in; those whose papers wait to be marked stand first. */
export const whoSat = ({ rows }: Pick<ClassReport, 'rows'>): string[] =>
  idsOf(rows.filter(({ status }) => !notIn.includes(status)).sort((a, b) => Number(isMarked(a)) - Number(isMarked(b))));

/** Of these students the marked ones, the best first. */
export const bestFirst = ({ rows }: Pick<ClassReport, 'rows'>, studentIds: readonly string[]): string[] =>
  whoIsMarked({ rows }).filter((id) => studentIds.includes(id));

export const whoIsMarked = ({ rows }: Pick<ClassReport, 'rows'>): string[] => idsOf(ranked(rows));

/** The server counts who is excellent or has passed; they are the best that many. */
export const bestOf = ({ rows }: Pick<ClassReport, 'rows'>, count: number): string[] =>
  idsOf(ranked(rows).slice(0, count));

export const whoHas = ({ rows }: Pick<ClassReport, 'rows'>, scores: readonly (number | null)[]): string[] =>
  idsOf(ranked(rows).filter(({ total }) => scores.includes(total)));
