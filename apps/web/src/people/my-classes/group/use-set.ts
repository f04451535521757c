import { useQueryClient } from '@tanstack/react-query';
import { type ClassGroup, type GroupPurpose, type GroupSet, myClassesApi } from '@zhibi/contract/people/my-classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, refresh, useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { useDraft } from '../parts/use-draft.js';

/** What of a set is edited. */
export interface SetDraft {
  name: string;
  purpose: GroupPurpose;
  lockedUntil: string | null;
  groups: readonly ClassGroup[];
}

const draftOf = ({ name, purpose, lockedUntil, groups }: GroupSet): SetDraft => ({
  name,
  purpose,
  lockedUntil,
  groups,
});
const shown = [myClassesApi.groups, myClassesApi.seating, myClassesApi.overview];

/** A set while it is edited: kept as a whole, told when a colleague was faster. */
export function useSet(classId: string, set: GroupSet) {
  const { t } = useTranslation('myClasses');
  const queries = useQueryClient();
  const draft = useDraft(draftOf(set), set.revision);
  const [isChanged, setIsChanged] = useState(false);
  const save = useWrite(myClassesApi.saveGroups, shown, {
    onDone: (_, input) => input.setId && notify.done(t('saved')),
    handles: ['changed' as never], // a reason of all calls, not of this one
    onRefused: ({ reason }) => setIsChanged(reason === 'changed'),
  });
  const remove = useWrite(myClassesApi.removeGroups, shown, {
    onRefused: ({ reason }) => setIsChanged(reason === 'changed'),
  });
  const send = async (what: SetDraft) => {
    const sent = await save
      .mutateAsync({ classId, setId: set.setId, revision: draft.revision, ...what, groups: [...what.groups] })
      .catch(() => null); // told by the write
    if (sent) draft.kept(what, sent.revision);
  };
  const load = async () => {
    const { sets } = await call(myClassesApi.groups, { classId });
    const newest = sets.find(({ setId }) => setId === set.setId);
    if (newest) draft.startAgain(draftOf(newest), newest.revision);
    setIsChanged(false);
    await refresh(queries, shown);
  };
  return {
    draft,
    isChanged,
    isBusy: save.isPending || remove.isPending,
    save: () => void send(draft.now),
    /** Locks or unlocks at once: that is not a draft. */
    lock: (lockedUntil: string | null) => {
      const next = { ...draft.now, lockedUntil };
      draft.change(next);
      void send(next);
    },
    remove: () => remove.mutate({ classId, setId: set.setId, revision: draft.revision }),
    load: () => void load(),
  };
}
