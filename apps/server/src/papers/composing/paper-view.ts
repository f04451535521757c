import { toStamp } from '@zhibi/contract/kernel';
import { fullScoreOfAll, type Paper } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import { mayEditPaper, mayPublishPaper } from '../policy.js';
import type { PaperRow, StoredSection } from '../store.js';

/** A paper as its teacher sees it: items counted through the whole of it. */
export function paperView(actor: Actor, row: PaperRow, sections: readonly StoredSection[], timeZone: string): Paper {
  const items = sections.flatMap((section) => section.items);
  let no = 0;
  return {
    paperId: row.id,
    revision: row.revision,
    title: row.title,
    subjectId: row.subjectId,
    paperType: row.paperType,
    status: row.status,
    options: row.options,
    sections: sections.map(({ sectionId, title, choose, items: own }) => ({
      sectionId,
      title,
      ...(choose === null ? {} : { choose }),
      items: own.map(({ itemId, questionId, version, score, answerSpaceMm, question }) => ({
        itemId,
        questionId,
        version,
        no: ++no,
        type: question.type,
        score,
        answerSpaceMm,
        body: question.body,
        knowledge: question.knowledge,
      })),
    })),
    totalScore: fullScoreOfAll(sections),
    minutes: Number(items.reduce((sum, item) => sum + item.question.minutes, 0).toFixed(1)),
    updatedAt: toStamp(row.updatedAt, timeZone),
    can: {
      edit: mayEditPaper(actor, row),
      publish: mayPublishPaper(actor, { ...row, questionCount: items.length }),
    },
  };
}
