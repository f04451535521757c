import { useQueryClient } from '@tanstack/react-query';
import { homeworkApi, type Layer } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { practiceApi } from '@zhibi/contract/questions/practice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh, useWrite } from '../../platform/api.js';
import { useDraft } from '../../platform/drafts/use-draft.js';
import { uuid } from '../../platform/events/wire.js';
import { focusFirstWrong } from '../../platform/form-errors.js';
import {
  endOfToday,
  knownBefore,
  LONGEST_TITLE,
  type PushForm,
  sheetsOf,
  toStamp,
  unitsPushed,
  usualUnits,
  type Wrong,
  wrongsOf,
} from './push-form.js';
import type { PushFieldsProps } from './push-props.js';

/** What is filled in is kept for this unit of this lesson. */
export const draftOf = (lesson: PushFieldsProps['lesson'], unit: PushFieldsProps['unit']): string =>
  `push ${lesson.chapterId} ${unit}`;

/** The form of a push, and the push itself; what the server refuses stays readable beside what was filled in. */
export function usePush({ lesson, unit, subjectId, classId, classes, onPushed }: PushFieldsProps) {
  const { t } = useTranslation('practice');
  const queries = useQueryClient();
  const [form, setForm, drop] = useDraft<PushForm>(draftOf(lesson, unit), () => ({
    wishId: uuid(),
    title: t('form.defaultName', { lesson: lesson.title }).slice(0, LONGEST_TITLE),
    classIds: classes.length === 1 ? classes.map((one) => one.classId) : classId === undefined ? [] : [classId],
    endAt: endOfToday(),
    loadReason: '',
    units: usualUnits(lesson.units.map((one) => one.unit)),
  }));
  const [wrongs, setWrongs] = useState<readonly Wrong[]>([]);
  const [problem, setProblem] = useState<string>();
  /** The day is full: it was asked why it is given all the same. */
  const [isFull, setFull] = useState(false);
  const pushing = useWrite(homeworkApi.pushPractice, [practiceApi.lessons, homeworkApi.list, papersApi.list], {
    handles: [
      'given-meanwhile',
      'start-end',
      'class-empty',
      'not-your-class',
      'no-questions',
      'changed-meanwhile',
      'wish-used',
      'needs-reason',
      'no-written',
    ],
    onDone: ({ items }) => {
      drop();
      onPushed({ items });
    },
    onRefused: (refusal) => {
      if (refusal.reason === 'wish-used') setForm({ ...form, wishId: uuid() });
      setProblem(refusal.message);
      if (refusal.reason === 'needs-reason') setFull(true);
      void refresh(queries, [practiceApi.lessons]); // somebody was faster: what the classes had is shown before trying again
    },
  });
  const change = (some: Partial<PushForm>) => {
    setForm({ ...form, ...some });
    setWrongs([]);
    setProblem(undefined);
  };
  const push = (students: Readonly<Record<Layer, number>> | undefined) => {
    const found = wrongsOf(form, unit, students);
    setWrongs(found);
    if (found.length > 0) return focusFirstWrong();
    setProblem(undefined);
    setForm(form); // kept as it is sent, also where nothing was changed: after a reload it has its name still
    pushing.mutate({
      wishId: form.wishId,
      subjectId,
      title: form.title.trim(),
      classIds: [...form.classIds],
      endAt: toStamp(form.endAt),
      sheets: sheetsOf(lesson.units, form, unit),
      loadReason: form.loadReason.trim(),
      againFor: knownBefore(unitsPushed(lesson.units, form, unit), form.classIds).map((one) => one.classId),
    });
  };
  return { form, change, wrongs, problem, isFull: isFull || form.loadReason !== '', push, isBusy: pushing.isPending };
}
