import { useQueryClient } from '@tanstack/react-query';
import { type RecommendedSet, recommendApi, type UnsuitableReason } from '@zhibi/contract/analysis/recommend';
import { questionsApi } from '@zhibi/contract/questions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, refresh, useWrite } from '../../platform/api.js';
import { uuid } from '../../platform/events/wire.js';
import { notify } from '../../platform/notify.js';
import { asRefusal } from '../../platform/refusal.js';
import { session } from '../../platform/session-store.js';

/** Whose sets these are. */
export interface Room {
  classId: string;
  subjectId: number;
}

const minutesOf = (of: RecommendedSet['questions']) => of.reduce((sum, { minutes }) => sum + minutes, 0);

/** What may be done with a set; what was found unsuitable is left out of it. */
export function useSet({ classId, subjectId }: Room, set: RecommendedSet) {
  const { t } = useTranslation('recommend');
  const queries = useQueryClient();
  const [refused, setRefused] = useState<ReadonlyMap<string, UnsuitableReason>>(new Map());
  const [isAdding, setAdding] = useState(false);
  // The same questions are the same paper: a press that is repeated, a print after a push.
  const [wishes] = useState(() => new Map<string, string>());
  const paper = useWrite(recommendApi.paper, [recommendApi.forClass]);
  const kept = (of: RecommendedSet['questions']) => of.filter(({ questionId }) => !refused.has(questionId));
  const unsuitable = useWrite(recommendApi.unsuitable, [], {
    onDone: (_, { questionId, reason }) => setRefused((before) => new Map(before).set(questionId, reason)),
  });
  const suitable = useWrite(recommendApi.suitable, [], {
    onDone: (_, { questionId }) =>
      setRefused((before) => new Map([...before].filter(([known]) => known !== questionId))),
  });
  // What was found unsuitable stays in its place, so that it can be taken back; the next one that takes no longer follows the set for it.
  const questions = [...set.questions];
  for (const spare of set.spare) {
    const left = kept(questions);
    if (left.length < set.questions.length && minutesOf(left) + spare.minutes <= set.minutes) questions.push(spare);
  }
  const given = kept(questions);
  const questionIds = given.map(({ questionId }) => questionId);
  /** Makes the paper once and hands it on; a refusal is said by itself. */
  const makePaper = (onMade: (paperId: string) => void) => {
    if (set.kind === 'student') return;
    const { kind, level, point } = set;
    const asked = { classId, subjectId, kind, level, knowledgeId: point.knowledgeId, questionIds };
    const wishId = wishes.get(questionIds.join()) ?? uuid();
    wishes.set(questionIds.join(), wishId);
    paper.mutate({ ...asked, wishId }, { onSuccess: ({ paperId }) => onMade(paperId) });
  };
  const addToCart = async () => {
    setAdding(true);
    let added = 0;
    try {
      for (const questionId of questionIds) added += (await isAdded({ subjectId, questionId })) ? 1 : 0;
      notify.done(added === 0 ? t('set.present') : t('set.added', { count: added }));
    } catch (error) {
      const refusal = asRefusal(error, session.get().language);
      if (!refusal.isSaid) notify.error(refusal.message);
    } finally {
      setAdding(false);
      await refresh(queries, [questionsApi.cart]);
    }
  };
  return {
    ...{ refused, questions, questionIds, makePaper, addToCart, isAdding },
    minutes: minutesOf(given),
    isMaking: paper.isPending,
    say: (questionId: string, reason: UnsuitableReason) =>
      unsuitable.mutate({ classId, subjectId, questionId, reason }),
    takeBack: (questionId: string) => suitable.mutate({ classId, subjectId, questionId }),
  };
}

/** False where it lies in the cart already. */
const isAdded = (asked: { subjectId: number; questionId: string }): Promise<boolean> =>
  call(questionsApi.addToCart, asked).then(
    () => true,
    (error: unknown) => {
      if (asRefusal(error, session.get().language).reason === 'duplicate') return false;
      throw error;
    },
  );
