import { chosenIn, columnsOn, fullScoreOfAll, type PageOptions } from '@zhibi/contract/papers';
import { type LayoutOptions, type PaperSheet, type SheetItem, sectionNote } from '@zhibi/typeset';
import { withSoundMarks } from '../../questions/index.js';
import type { StoredSection } from '../store.js';
import { creditLines } from './rules-credits.js';

const stages = { 1: 'primary', 2: 'junior', 3: 'senior' } as const;
/** Disciplines whose papers have conventions of their own. */
const subjects = { 1: 'chinese', 2: 'maths', 3: 'english' } as const;

export interface SheetHead {
  title: string;
  schoolName: string;
  stage: number;
  subjectMainId: number;
  /** A sealed paper is a test, and tells how it is written. */
  sealLine: boolean;
  answerCard?: boolean | undefined;
}

/** All that is printed of a paper. Items are counted through the whole of it, as on the screen. */
export function sheetOf(
  { title, schoolName, stage, subjectMainId, sealLine, answerCard }: SheetHead,
  sections: readonly StoredSection[],
): PaperSheet {
  const items = sections.flatMap((section) => section.items);
  const minutes = Math.ceil(items.reduce((sum, item) => sum + item.question.minutes, 0) / 5) * 5;
  const printed = printedAs({ stage, subjectMainId });
  let no = 0;
  return {
    ...printed,
    credits: creditLines(items.map((item) => item.question)),
    title,
    schoolLine: schoolName,
    factsLine: `满分：${fullScoreOfAll(sections)} 分　　时间：${minutes} 分钟`,
    ...(sealLine ? { notes: notesOf(printed, answerCard ? notesOfCard : notesOfPaper) } : {}),
    sections: sections.map((section) => {
      const own = section.items.map((item) => ({
        itemId: item.itemId,
        no: String(++no),
        question: withSoundMarks(item.question.body),
        score: item.score,
        writing: writingOf(printed),
        ...(item.answerSpaceMm === null ? {} : { answerSpaceMm: item.answerSpaceMm }),
      }));
      return { title: section.title, note: sectionNote(own, printed, chosenIn(section)), items: own };
    }),
  };
}

/** Whose conventions a paper of this subject follows. */
export const printedAs = ({ stage, subjectMainId }: Pick<SheetHead, 'stage' | 'subjectMainId'>) => ({
  stage: oneOf(stages, stage),
  subject: oneOf(subjects, subjectMainId),
});

const oneOf = <T>(names: Readonly<Record<number, T>>, id: number): T | undefined => names[id];

/** Compositions in English stand on lines, those of beginners on four; all others are written into squares. */
function writingOf({ stage, subject }: Pick<PaperSheet, 'stage' | 'subject'>): SheetItem['writing'] {
  if (subject !== 'english') return 'squares';
  return stage === 'primary' ? 'four-lines' : 'lines';
}

const notesOfPaper = [
  '答题前，先填好密封线内的各项',
  '选择题、判断题的答案标在题后括号内的方框里',
  '其他题的答案写在指定的位置',
  '保持卷面整洁，字迹清楚',
];
const notesOfCard = [
  '答题前，先填好密封线内的各项',
  '选择题、判断题涂满方框，改动时擦干净',
  '其他题写在各题的答题区域内，超出边框无效',
  '保持卡面清洁，不要折叠',
];

/** What a test tells its writers before they begin: true of every paper that this product prints. */
function notesOf({ subject }: Pick<PaperSheet, 'subject'>, notes: readonly string[]): string[] {
  const stop = subject === 'maths' || subject === undefined ? '．' : '。';
  return notes.map((note) => note + stop);
}

/** A wide sheet has two columns, as exams are printed. */
export const layoutOptions = (
  options: PageOptions,
  edition: LayoutOptions['edition'],
  forDots = false,
): LayoutOptions => ({
  ...options,
  columns: columnsOn(options.pageSize),
  edition,
  forDots,
});
