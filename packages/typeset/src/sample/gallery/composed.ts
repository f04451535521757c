import type { QuestionBody } from '@zhibi/contract/questions';
import type { PaperSheet, SheetItem } from '../../sheet/paper-sheet.js';
import { sectionNote } from '../../sheet/section-note.js';

/** A paper as its author thinks of it: sections, and in each the points and the question. */
export interface Draft extends Pick<PaperSheet, 'title' | 'schoolLine' | 'runningHead' | 'notes'> {
  stage: NonNullable<PaperSheet['stage']>;
  subject: NonNullable<PaperSheet['subject']>;
  minutes: number;
  sections: [title: string, ...items: [score: number, question: QuestionBody, more?: Partial<SheetItem>][]][];
}

/** The whole paper: numbered, its points added up and said as papers of its kind say them. */
export function composed({ minutes, sections, ...head }: Draft): PaperSheet {
  let no = 0;
  const set = sections.map(([title, ...items]) => {
    const own = items.map(([score, question, more]): SheetItem => {
      no += 1;
      return { itemId: `q${no}`, no: String(no), question, score, ...more };
    });
    return { title, note: sectionNote(own, head), items: own };
  });
  const full = set.reduce((sum, { items }) => sum + items.reduce((all, { score }) => all + score, 0), 0);
  return { ...head, factsLine: `满分：${full} 分　　时间：${minutes} 分钟`, sections: set };
}
