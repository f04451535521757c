import { useQueryClient } from '@tanstack/react-query';
import {
  myClassesApi,
  type Room,
  rotateSeats,
  type Seat,
  type SeatingPlan,
  type Unmet,
} from '@zhibi/contract/people/my-classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call, refresh, useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { newSeed } from '../parts/new-seed.js';
import { useDraft } from '../parts/use-draft.js';
import { withinRoom } from './moves.js';

export type SeatingOfClass = z.output<typeof myClassesApi.seating.output>;

export interface SeatingDraft {
  room: Room;
  seats: readonly Seat[];
  madeBy: SeatingPlan['madeBy'];
  rotationWeeks: number | null;
  groupSetId: string | null;
}

const draftOf = ({ plan, room, rotationWeeks, groupSetId }: SeatingOfClass): SeatingDraft => ({
  room,
  rotationWeeks,
  groupSetId,
  seats: plan?.seats ?? [],
  madeBy: 'hand',
});
const shown = [myClassesApi.seating, myClassesApi.seatingHistory, myClassesApi.overview];

/** A seating plan while it is edited. */
export function useSeating(data: SeatingOfClass) {
  const { t } = useTranslation('myClasses');
  const queries = useQueryClient();
  const { classId } = data.head;
  const draft = useDraft(draftOf(data), data.revision);
  const { now } = draft;
  const [isChanged, setIsChanged] = useState(false);
  const [words, setWords] = useState('');
  const [unmet, setUnmet] = useState<readonly Unmet[] | null>(null);
  const save = useWrite(myClassesApi.saveSeats, shown, {
    onDone: () => notify.done(t('saved')),
    onRefused: ({ reason }) => setIsChanged(reason === 'changed'),
  });
  const solve = useWrite(myClassesApi.solveSeats, [], {
    onDone: (solution) => {
      draft.change({ ...now, seats: solution.seats, madeBy: 'solver' });
      setUnmet(solution.unmet);
      setWords(t('seats.solved'));
    },
  });
  const put = (seats: readonly Seat[], by: Partial<SeatingDraft> = {}) => {
    setWords('');
    setUnmet(null);
    draft.change({ ...now, seats, madeBy: 'hand', ...by });
  };
  const send = async () => {
    const sent = await save
      .mutateAsync({ classId, revision: draft.revision, ...now, seats: [...now.seats] })
      .catch(() => null); // told by the write
    if (!sent) return;
    draft.kept(now, sent.revision);
    setWords('');
  };
  const load = async () => {
    const newest = await call(myClassesApi.seating, { classId });
    draft.startAgain(draftOf(newest), newest.revision);
    setIsChanged(false);
    await refresh(queries, shown);
  };
  return {
    draft,
    isChanged,
    words,
    unmet,
    isSaving: save.isPending,
    isSolving: solve.isPending,
    put,
    furnish: (room: Room) => put(withinRoom(room, now.seats), { room }),
    set: (by: Partial<Pick<SeatingDraft, 'rotationWeeks' | 'groupSetId'>>) => draft.change({ ...now, ...by }),
    rotate: () => {
      put(rotateSeats(now.room, now.seats), { madeBy: 'rotation' });
      setWords(t('seats.rotated'));
    },
    use: (plan: SeatingPlan, day: string) => {
      const here = new Set(data.students.map(({ studentId }) => studentId));
      put(
        plan.seats.filter(({ studentId }) => here.has(studentId)),
        { room: plan.room },
      );
      setWords(t('seats.used', { day }));
    },
    solve: () => solve.mutate({ classId, room: now.room, groupSetId: now.groupSetId, seed: newSeed() }),
    save: () => void send(),
    load: () => void load(),
  };
}
export type SeatingInHand = ReturnType<typeof useSeating>;
