import type { Annotation } from '@zhibi/contract/marking/annotations';
import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { decodeStrokes, inkPath, type Stroke, stampStrokes } from '@zhibi/ink';
import type { Hand, MarkedLayer } from '@zhibi/typeset';

/** As screens draw them. */
const NIB_MM = 0.5;
/** The score of an answer, and of the copy. */
const [SCORE_MM, TOTAL_MM] = [6, 9];
/** The code of a page stands in the corner; the total to its left. */
const TOTAL_PLACE = { beforeEndMm: 48, yMm: 13 };

type Words = MarkedLayer['words'][number];

/** What an annotation is drawn with. */
export function drawnOf({ mark }: Pick<Annotation, 'mark'>): { strokes: Stroke[]; words: Omit<Words, 'hand'>[] } {
  if (mark.kind === 'ink') return { strokes: decodeStrokes(Buffer.from(mark.ink, 'base64')), words: [] };
  if (mark.kind === 'stamp') return { strokes: stampStrokes(mark.stamp, mark), words: [] };
  const { words: text, xMm, yMm, sizeMm } = mark;
  return { strokes: [], words: [{ text, xMm, yMm, sizeMm }] };
}

export interface MarkedItem {
  score: number | null;
  maxScore: number;
  areas: readonly AnswerArea[];
}

/** Everything over the pages of one copy, without its pictures. */
export interface Written {
  pageCount: number;
  widthMm: number;
  ink: readonly { page: number; points: Uint8Array }[];
  typed: readonly { words: string; area: AnswerArea }[];
  annotations: readonly Annotation[];
  items: readonly MarkedItem[];
  total: number | null;
}

/** Page by page what is drawn over a copy: the student's hand, then the teacher's. */
export function layersOf(written: Written): Omit<MarkedLayer, 'pictures'>[] {
  const { pageCount, widthMm, ink, annotations, items } = written;
  return Array.from({ length: pageCount }, (_, at) => {
    const page = at + 1;
    const own = ink.filter((one) => one.page === page).flatMap(({ points }) => decodeStrokes(points));
    const typed = written.typed.filter(({ area }) => area.page === page).map(({ words, area }) => typedIn(words, area));
    const red = [
      ...annotations.filter((one) => one.page === page).map(drawnOf),
      ...items.map((item) => scoreOf(item, page, widthMm)),
      ...(page === 1 ? [totalOf(written)] : []),
    ];
    return {
      page,
      inks: [
        inked('student', [...own, ...typed.flatMap(({ strokes }) => strokes)]),
        inked(
          'teacher',
          red.flatMap(({ strokes }) => strokes),
        ),
      ],
      words: [
        ...typed.flatMap(({ words }) => words).map((one) => ({ ...one, hand: 'student' as const })),
        ...red.flatMap(({ words }) => words).map((one) => ({ ...one, hand: 'teacher' as const })),
      ],
    };
  });
}

const inked = (hand: Hand, strokes: readonly Stroke[]) => ({ hand, path: inkPath(strokes, NIB_MM) });

const nothing: ReturnType<typeof drawnOf> = { strokes: [], words: [] };

/** At the end of what is written in, as screens have it: a tick, or what was taken off. */
function scoreOf({ score, maxScore, areas }: MarkedItem, page: number, widthMm: number): ReturnType<typeof drawnOf> {
  const here = areas.filter((area) => area.page === page);
  if (score === null || here.length === 0) return nothing;
  const written = here.filter(({ areaType }) => areaType !== areaTypes.question);
  const around = written.length > 0 ? written : here;
  const end = Math.max(...around.map((area) => area.xMm + area.widthMm));
  // Beside a last box, not in it.
  const xMm = Math.min(end + SCORE_MM / 2, widthMm - SCORE_MM);
  const yMm = Math.max(...around.map((area) => area.yMm + area.heightMm)) - SCORE_MM / 2;
  if (score >= maxScore) return { strokes: stampStrokes('tick', { xMm, yMm, sizeMm: SCORE_MM }), words: [] };
  return { strokes: [], words: [{ text: `−${maxScore - score}`, xMm, yMm, sizeMm: SCORE_MM }] };
}

const totalOf = ({ total, widthMm }: Written): ReturnType<typeof drawnOf> =>
  total === null
    ? nothing
    : {
        strokes: [],
        words: [
          { text: String(total), xMm: widthMm - TOTAL_PLACE.beforeEndMm, yMm: TOTAL_PLACE.yMm, sizeMm: TOTAL_MM },
        ],
      };

const [LARGEST_MM, SMALLEST_MM, STEP_MM, LINE] = [4, 1.6, 0.2, 1.3];
const emOf = (char: string) => (char.charCodeAt(0) < 0x2e80 ? 0.6 : 1);

/** What was typed, in its place: as large as it fits, and what fits nowhere is cut with `…`. A box that was chosen has a tick. */
function typedIn(words: string, area: AnswerArea): ReturnType<typeof drawnOf> {
  const { xMm, yMm, widthMm, heightMm } = area;
  const middle = { xMm: xMm + widthMm / 2, yMm: yMm + heightMm / 2 };
  if (area.option !== null)
    return { strokes: stampStrokes('tick', { ...middle, sizeMm: Math.min(widthMm, heightMm) }), words: [] };
  const most = (sizeMm: number) => Math.max(1, Math.floor(heightMm / (sizeMm * LINE)));
  let sizeMm = LARGEST_MM;
  while (sizeMm > SMALLEST_MM && linesOf(words, widthMm / sizeMm).length > most(sizeMm)) sizeMm -= STEP_MM;
  const all = linesOf(words, widthMm / sizeMm);
  const lines = all.slice(0, most(sizeMm));
  if (lines.length < all.length) lines.push(`${lines.pop() ?? ''}…`);
  return {
    strokes: [],
    words: lines.flatMap((text, at) =>
      text === ''
        ? []
        : [
            {
              text,
              xMm: xMm + ([...text].reduce((sum, char) => sum + emOf(char), 0) * sizeMm) / 2,
              yMm: yMm + (at + 0.5) * sizeMm * LINE,
              sizeMm,
            },
          ],
    ),
  };
}

function linesOf(words: string, widthEm: number): string[] {
  return words.split('\n').flatMap((line) => {
    const rows = [''];
    let used = 0;
    for (const char of line) {
      if (used + emOf(char) > widthEm && used > 0) {
        rows.push('');
        used = 0;
      }
      rows[rows.length - 1] += char;
      used += emOf(char);
    }
    return rows;
  });
}
