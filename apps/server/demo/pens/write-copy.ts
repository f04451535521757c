import type { AnswerArea } from '@zhibi/contract/papers';
import type { QuestionBody } from '@zhibi/contract/questions';
import { type Stroke, strokeEnd } from '@zhibi/ink';
import { circle, crossMark, fillBox, type Hand, scribbleOut, tick, writeText } from '@zhibi/ink/handwriting';
import { hanzi } from './hanzi.js';
import { type Known, type Writing, whatToWrite } from './what-to-write.js';

/** A question of a paper as the virtual student meets it. */
export interface ItemOnPaper {
  itemId: string;
  difficulty: number;
  body: QuestionBody;
  known: Known;
}

export interface VirtualStudent {
  hand: Hand;
  /** About -2 (struggling) to 2 (brilliant). */
  ability: number;
  random: () => number;
}

/** What a student wrote, page by page, and which share of each item's marks a fair teacher would give. */
export interface WrittenCopy {
  pages: Map<number, Stroke[]>;
  shares: Map<string, number>;
}

/** Everything one student writes on a copy, beginning at `t0` (epoch ms). */
export function writeCopy(
  student: VirtualStudent,
  items: readonly ItemOnPaper[],
  areas: readonly AnswerArea[],
  t0: number,
): WrittenCopy {
  const pages = new Map<number, Stroke[]>();
  const shares = new Map<string, number>();
  let now = t0;
  for (const item of items) {
    const own = areas.filter((area) => area.qids.includes(item.itemId) && area.areaType !== 0);
    const parts = item.body.parts.length > 0 ? item.body.parts : [item.body];
    for (const [index, part] of parts.entries()) {
      const spaces = own.filter((area) => (area.partIndex ?? 0) === index);
      const known = item.known?.type === 'combined' ? item.known.parts[index] : item.known;
      const right = student.random() < chanceOf(student.ability, item.difficulty);
      now += 2_000 + student.random() * 9_000;
      const writing = whatToWrite(part, known, right, student.random);
      shares.set(
        item.itemId,
        (shares.get(item.itemId) ?? 0) + (writing.kind === 'lines' ? writing.share : right ? 1 : 0) / parts.length,
      );
      for (const [page, strokes] of inkFor(student, writing, spaces, now)) {
        pages.set(page, [...(pages.get(page) ?? []), ...strokes]);
        now = Math.max(now, ...strokes.map(strokeEnd));
      }
    }
  }
  return { pages, shares };
}

/** Rasch model: the better the student and the easier the question, the likelier it is right. */
const chanceOf = (ability: number, difficulty: number) =>
  1 / (1 + Math.exp(-(ability + Math.log(difficulty / (1.02 - difficulty)))));

function inkFor(
  student: VirtualStudent,
  writing: Writing,
  areas: readonly AnswerArea[],
  t0: number,
): [page: number, strokes: Stroke[]][] {
  switch (writing.kind) {
    case 'nothing':
      return [];
    case 'options':
      return markOptions(student, writing.labels, areas, t0);
    case 'blanks':
      return inOrder(areas, t0, (area, at) =>
        writeText(student.hand, writing.texts[area.blankIndex ?? 0] ?? '', inset(area, 1), at, hanzi),
      );
    case 'lines': {
      // Cells of a calligraphy sheet take one character each; any other space takes the whole work.
      if (areas.length > 1) {
        const characters = [...writing.lines.join('').replace(/\s/g, '')];
        return inOrder(areas, t0, (area, at, i) =>
          writeText({ ...student.hand, heightMm: area.heightMm * 0.7 }, characters[i] ?? '', inset(area, 1), at, hanzi),
        );
      }
      return inOrder(areas.slice(0, 1), t0, (area, at) =>
        writeText(student.hand, writing.lines.join('\n'), inset(area, 3), at, hanzi),
      );
    }
  }
}

/** Each student marks boxes in a way of their own; now and then one changes their mind. */
function markOptions(
  student: VirtualStudent,
  labels: readonly string[],
  areas: readonly AnswerArea[],
  t0: number,
): [number, Stroke[]][] {
  const habit = [tick, tick, fillBox, crossMark, circle][student.hand.seed % 5] ?? tick;
  const chosen = areas.filter((area) => area.option !== null && labels.includes(area.option));
  const regretted =
    student.random() < 0.04 ? areas.find((area) => area.option !== null && !labels.includes(area.option)) : undefined;
  const regret = regretted
    ? inOrder([regretted], t0, (area, at) => withRegret([...habit(student.hand, area, at)], student.hand, area))
    : [];
  return [...regret, ...inOrder(chosen, t0 + 3_000, (area, at) => habit(student.hand, area, at))];
}

const withRegret = (mark: Stroke[], hand: Hand, area: AnswerArea) => [
  ...mark,
  ...scribbleOut(hand, area, Math.max(...mark.map(strokeEnd)) + 900),
];

function inOrder(
  areas: readonly AnswerArea[],
  t0: number,
  write: (area: AnswerArea, at: number, index: number) => Stroke[],
): [number, Stroke[]][] {
  let at = t0;
  return areas.map((area, index) => {
    const strokes = write(area, at, index);
    at = Math.max(at, ...strokes.map(strokeEnd)) + 700;
    return [area.page, strokes];
  });
}

const inset = ({ xMm, yMm, widthMm, heightMm }: AnswerArea, by: number) => ({
  xMm: xMm + by,
  yMm: yMm + by / 2,
  widthMm: widthMm - 2 * by,
  heightMm: heightMm - by,
});
