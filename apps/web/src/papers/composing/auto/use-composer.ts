import { useQueryClient } from '@tanstack/react-query';
import { papersApi } from '@zhibi/contract/papers';
import { type Change, composingApi, type Outcome } from '@zhibi/contract/papers/composing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refresh, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { notify } from '../../../platform/notify.js';
import { again, isWhole, mended, type Plan } from './plan.js';

/** What came of a plan, and in how many seconds. */
export interface Tried {
  plan: Plan;
  outcome: Outcome;
  seconds: number;
}

/** A plan being changed, tried out and made into papers. */
export function useComposer(subjectId: number, draftName: string, first: () => Plan) {
  const { t } = useTranslation('auto');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [plan, keep, drop] = useDraft(draftName, first);
  const [tried, setTried] = useState<Tried | null>(null);
  const trying = useWrite(composingApi.tryOut);
  const making = useWrite(composingApi.make, [], {
    onDone: async ({ papers }) => {
      drop();
      await refresh(queries, [papersApi.list]);
      notify.done(t('made', { count: papers.length }));
      const [one] = papers;
      await navigate(papers.length === 1 && one ? `/paperTest/self?paper=${one.paperId}` : '/source/list');
    },
  });
  const tryOut = async (next: Plan = plan) => {
    keep(next);
    if (!isWhole(next.blueprint)) return notify.warn(t('needed'));
    const { blueprint, classIds, seed, avoid, papers } = next;
    const begun = performance.now();
    const outcome = await trying
      .mutateAsync({
        subjectId,
        blueprint,
        classIds: blueprint.recentDays === null ? [] : classIds,
        seed,
        avoid,
        papers,
      })
      .catch(() => null); // the refusal has been said at the top of the window
    if (outcome !== null) setTried({ plan: next, outcome, seconds: (performance.now() - begun) / 1_000 });
  };
  const current = tried?.plan === plan ? tried : null;
  const papers = current?.outcome.outcome === 'composed' ? current.outcome.papers : null;
  return {
    plan,
    change: keep,
    /** What came of the plan as it stands; null where it was changed since. */
    current,
    isStale: tried !== null && current === null,
    isTrying: trying.isPending,
    isMaking: making.isPending,
    tryOut,
    apply: (changes: readonly Change[]) => tryOut(mended(plan, changes)),
    tryOthers: () =>
      tryOut(again(plan, papers?.flatMap(({ chosen }) => chosen.map(({ questionId }) => questionId)) ?? [])),
    make:
      papers === null
        ? null
        : () =>
            making.mutate({
              subjectId,
              blueprint: plan.blueprint,
              papers: papers.map(({ chosen }) => ({ chosen })),
            }),
  };
}
export type Composer = ReturnType<typeof useComposer>;
