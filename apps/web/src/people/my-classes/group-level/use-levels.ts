import { useQueryClient } from '@tanstack/react-query';
import { analysisApi } from '@zhibi/contract/analysis';
import { type Level, type LevelLimits, myClassesApi } from '@zhibi/contract/people/my-classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, refresh, useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { useDraft } from '../parts/use-draft.js';
import type { LevelsOfClass } from './shape.js';

export interface LevelDraft {
  levels: ReadonlyMap<string, Level | null>;
  limits: LevelLimits;
}

const draftOf = ({ items, limits }: LevelsOfClass): LevelDraft => ({
  limits,
  levels: new Map(items.map(({ studentId, level }) => [studentId, level])),
});
const shown = [myClassesApi.levels, myClassesApi.levelHistory, analysisApi.levelProposal];

/** Layers while they are edited: only what was changed is sent. */
export function useLevels(subjectId: number, levels: LevelsOfClass) {
  const { t } = useTranslation('myClasses');
  const queries = useQueryClient();
  const { classId } = levels.head;
  const draft = useDraft(draftOf(levels), levels.revision);
  const [isChanged, setIsChanged] = useState(false);
  const save = useWrite(myClassesApi.saveLevels, shown, {
    onDone: () => notify.done(t('saved')),
    onRefused: ({ reason }) => setIsChanged(reason === 'changed'),
  });
  const send = async (what: LevelDraft) => {
    const changed = [...what.levels].map(([studentId, level]) => ({ studentId, level }));
    const sent = await save
      .mutateAsync({ classId, subjectId, revision: draft.revision, limits: what.limits, levels: changed })
      .catch(() => null); // told by the write
    if (sent) draft.kept(what, sent.revision);
  };
  const load = async () => {
    const newest = await call(myClassesApi.levels, { classId, subjectId });
    draft.startAgain(draftOf(newest), newest.revision);
    setIsChanged(false);
    await refresh(queries, shown);
  };
  const setAll = (changes: Iterable<[string, Level | null]>) =>
    draft.change({ ...draft.now, levels: new Map([...draft.now.levels, ...changes]) });
  return {
    draft,
    isChanged,
    isBusy: save.isPending,
    set: (id: string, level: Level | null) => setAll([[id, level]]),
    setAll,
    /** Limits change what is proposed, so they are kept at once. */
    limit: (limits: LevelLimits) => {
      const next = { ...draft.now, limits };
      draft.change(next);
      void send(next);
    },
    save: () => void send(draft.now),
    load: () => void load(),
  };
}
