import { markingApi } from '@zhibi/contract/marking';
import { type Criterion, type RubricEffect, rubricsApi } from '@zhibi/contract/marking/rubrics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';

/** What is read anew once a rubric has changed. */
const changed = [
  markingApi.items,
  markingApi.answers,
  markingApi.papers,
  markingApi.students,
  markingApi.ledger,
  rubricsApi.history,
  rubricsApi.results,
  rubricsApi.used,
];

interface Wanted {
  criteria: Criterion[];
  revision: number;
}

/** A rubric is saved at once where nobody's score hangs on it, and after a look at whose does where somebody's does. */
export function useRubricSaving(of: { homeworkId: string; itemId: string }, onSaved: () => void) {
  const { t } = useTranslation('rubrics');
  const [shown, setShown] = useState<(Wanted & { effect: RubricEffect }) | null>(null);
  const saving = useWrite(rubricsApi.save, changed, {
    onDone: ({ scores }, { criteria }) => {
      notify.done(
        criteria.length === 0 ? t('removed') : scores === 0 ? t('saved') : t('savedScores', { count: scores }),
      );
      setShown(null);
      onSaved();
    },
    onRefused: ({ reason }) => {
      // Somebody marked or edited meanwhile: what was looked at is no longer so.
      if (reason === 'preview-changed' && shown) previewing.mutate({ ...of, criteria: shown.criteria });
      else setShown(null);
    },
  });
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const previewing = useWrite(rubricsApi.preview, [rubricsApi.history], {
    onDone: (effect, { criteria }) => {
      const revision = wanted?.revision ?? shown?.revision ?? 0;
      if (effect.changes.length + effect.open.length > 0) setShown({ criteria, revision, effect });
      else saving.mutate({ ...of, criteria, revision, seen: effect.seen });
    },
  });
  return {
    /** What is looked at before it is saved. */
    effect: shown?.effect ?? null,
    isBusy: previewing.isPending || saving.isPending,
    save: (next: Wanted) => {
      setWanted(next);
      previewing.mutate({ ...of, criteria: next.criteria });
    },
    confirm: () =>
      shown && saving.mutate({ ...of, criteria: shown.criteria, revision: shown.revision, seen: shown.effect.seen }),
    back: () => setShown(null),
  };
}
