import { NOT_AGAIN_DAYS, type SetBank } from '@zhibi/contract/analysis/recommend';
import { questionTypes } from '@zhibi/contract/questions';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { compositionCandidates } from '../../questions/index.js';
import type { Choice } from './rules-choose.js';
import { unsuitableOf } from './store.js';

const NOT_AGAIN_MS = NOT_AGAIN_DAYS * 86_400_000;
const MOST_CHOICES = 600;

/** Questions about these points that the class was not given lately and that its teachers did not find unsuitable. Two queries. */
export async function readChoices(
  db: Db,
  actor: Actor,
  {
    classId,
    subjectId,
    topicIds,
    bank,
  }: { classId: string; subjectId: number; topicIds: string[]; bank?: SetBank | undefined },
  now: Date,
): Promise<Choice[]> {
  const given = { classIds: [classId], since: new Date(now.getTime() - NOT_AGAIN_MS) };
  const wish = { subjectId, by: 'knowledge', topicIds, types: Object.values(questionTypes), bank, given } as const;
  const candidates = await compositionCandidates(db, actor, wish, { limit: MOST_CHOICES, seed: 1 });
  const questionIds = candidates.map(({ questionId }) => questionId);
  const said = await unsuitableOf(db, actor.schoolId, { classId, questionIds });
  return candidates
    .filter(({ isRecent, questionId }) => !isRecent && said.get(questionId)?.here !== true)
    .map(({ questionId, topicIds: knowledgeIds, difficulty, minutes }) => {
      const unsuitable = said.get(questionId)?.elsewhere ?? 0;
      return { questionId, knowledgeIds, difficulty, minutes, unsuitable };
    });
}
