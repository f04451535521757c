import { toStamp } from '@zhibi/contract/kernel';
import type { QuestionPart } from '@zhibi/contract/questions';
import type { ImportItem, MendedPart, MendedQuestion, QuestionImport } from '@zhibi/contract/questions/exchange';
import { type Exchanged, typedTexts, typeNameOf } from '@zhibi/exchange';
import { mayMend, mayUndo } from './rules.js';
import type { Counts, Import, Item } from './store.js';

const nothing = { added: 0, skipped: 0, doubtful: 0, warned: 0, undone: 0, kept: 0 };

/** An import as its teacher sees it. */
export function showImport(of: Import, counts: Counts | undefined, timeZone: string): QuestionImport {
  const { importId: _, ...counted } = counts ?? { importId: of.id, ...nothing };
  return {
    importId: of.id,
    fileName: of.fileName,
    format: of.format,
    bank: of.bank,
    state: of.state,
    done: of.done,
    total: of.total,
    counts: counted,
    createdAt: toStamp(of.createdAt, timeZone),
    can: { undo: mayUndo(of) && counted.added > 0, mend: mayMend(of) && counted.doubtful > 0 },
  };
}

function partOf(part: QuestionPart): MendedPart {
  const { answer, ...texts } = typedTexts(part);
  return { type: typeNameOf(part.type), ...texts, answer: answer === '' ? [] : answer.split('\n') };
}

const draftOf = ({ body }: Exchanged): MendedQuestion => ({ ...partOf(body), parts: body.parts.map(partOf) });

/** One item; a doubtful one with its texts in the signs that a teacher types. */
export const showItem = (item: Item): ImportItem => ({
  position: item.position,
  where: item.place,
  outcome: item.outcome,
  reason: item.reason,
  warnings: item.warnings,
  confidence: item.confidence,
  text: item.summary,
  questionId: item.questionId,
  draft: item.outcome === 'doubtful' && item.draft !== null ? draftOf(item.draft) : null,
});
