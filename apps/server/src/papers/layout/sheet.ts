import type { PageOptions } from '@zhibi/contract/papers';
import type { LayoutOptions, PaperSheet } from '@zhibi/typeset';
import { withSoundMarks } from '../../questions/index.js';
import { scoreNote, totalOf } from '../rules.js';
import type { StoredSection } from '../store.js';
import { creditLines } from './rules-credits.js';

/** The discipline whose compositions stand on lines; all others are written into squares. */
const ENGLISH = 3;

/** All that is printed of a paper. Items are counted through the whole of it, as on the screen. */
export function sheetOf(
  { title, schoolName, subjectMainId }: { title: string; schoolName: string; subjectMainId: number },
  sections: readonly StoredSection[],
): PaperSheet {
  const items = sections.flatMap((section) => section.items);
  const minutes = Math.ceil(items.reduce((sum, item) => sum + item.question.minutes, 0) / 5) * 5;
  let no = 0;
  return {
    credits: creditLines(items.map((item) => item.question)),
    title,
    schoolLine: schoolName,
    factsLine: `满分：${totalOf(items)} 分　建议用时：${minutes} 分钟`,
    sections: sections.map((section) => ({
      title: section.title,
      note: scoreNote(section.items),
      items: section.items.map((item) => ({
        itemId: item.itemId,
        no: String(++no),
        question: withSoundMarks(item.question.body),
        score: item.score,
        writing: subjectMainId === ENGLISH ? ('lines' as const) : ('squares' as const),
        ...(item.answerSpaceMm === null ? {} : { answerSpaceMm: item.answerSpaceMm }),
      })),
    })),
  };
}

/** A wide sheet has two columns, as exams are printed. */
export const layoutOptions = (
  options: PageOptions,
  edition: LayoutOptions['edition'],
  forDots = false,
): LayoutOptions => ({
  ...options,
  columns: options.pageSize === 'A3' ? 2 : 1,
  edition,
  forDots,
});
