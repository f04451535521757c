import type { QuestionForTeacher, QuestionPart } from '@zhibi/contract/questions';
import type { ImportItem, MendedPart, MendedQuestion, NearItem } from '@zhibi/contract/questions/exchange';
import { type Exchanged, typedTexts, typeNameOf } from '@zhibi/exchange';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { findShown } from '../store.js';
import type { Reader } from '../store-visible.js';
import { summaryOf } from './rules.js';
import type { Import, Item, KeptNear } from './store.js';
import { banksOf } from './store-bank.js';

function partOf(part: QuestionPart): MendedPart {
  const { answer, ...texts } = typedTexts(part);
  return { type: typeNameOf(part.type), ...texts, answer: answer === '' ? [] : answer.split('\n') };
}

const draftOf = ({ body }: Exchanged): MendedQuestion => ({ ...partOf(body), parts: body.parts.map(partOf) });

interface Standing {
  questions: ReadonlyMap<string, QuestionForTeacher>;
  banks: ReadonlyMap<string, NonNullable<NearItem['bank']>>;
}

/** A question that is no longer there is not named. */
function nearOf(kept: KeptNear, { questions, banks }: Standing): NearItem[] {
  const likeness = Math.round(kept.likeness * 100) / 100;
  if ('place' in kept) return [{ likeness, bank: null, question: null, where: kept.place, text: kept.summary }];
  const question = questions.get(kept.questionId);
  if (question === undefined) return [];
  return [{ likeness, bank: banks.get(kept.questionId) ?? null, question, where: '', text: summaryOf(question.body) }];
}

/** Items of an import; a doubtful one with its texts in the signs that a teacher types, and with what it is much like. Four queries. */
export async function showItems(
  db: Db,
  reader: Reader,
  { subjectId }: Pick<Import, 'subjectId'>,
  items: readonly Item[],
): Promise<ImportItem[]> {
  const ids = items.flatMap(({ near }) => near.flatMap((one) => ('questionId' in one ? [one.questionId] : [])));
  const standing = { questions: await findShown(db, reader, ids), banks: await banksOf(db, reader.schoolId, ids) };
  const subjects = await subjectsById(db);
  return items.map((item) => ({
    position: item.position,
    where: item.place,
    outcome: item.outcome,
    reason: item.reason,
    warnings: item.warnings,
    confidence: item.confidence,
    text: item.summary,
    questionId: item.questionId,
    version: item.saidVersion,
    subjectName: item.subjectId === subjectId ? null : (subjects.get(item.subjectId ?? 0)?.name ?? null),
    near: item.near.flatMap((kept) => nearOf(kept, standing)),
    draft: item.outcome === 'doubtful' && item.draft !== null ? draftOf(item.draft) : null,
  }));
}
