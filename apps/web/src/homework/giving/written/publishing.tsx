import { homeworkApi } from '@zhibi/contract/homework';
import { type Paper, papersApi } from '@zhibi/contract/papers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRead, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { focusFirstWrong } from '../../../platform/form-errors.js';
import { notify } from '../../../platform/notify.js';
import type { Refusal } from '../../../platform/refusal.js';
import { detailOf } from '../../parts/addresses.js';
import { ClassesStep } from './classes-step.js';
import { ConfirmStep } from './confirm-step.js';
import { draftOfPublishing } from './draft-name.js';
import { emptyForm, type Form, toStamp, type Wrongs, wrongsOf } from './form.js';
import { chosenRun } from './runs.js';
import type { Step } from './use-filter.js';

export interface PublishingProps {
  paper: Paper;
  step: Step;
  onStep: (step: Step) => void;
}

/** The second and third step share one form; what the server refuses is said where it was filled in. */
export function Publishing({ paper, step, onStep }: PublishingProps) {
  const { t } = useTranslation('homework');
  const navigate = useNavigate();
  const [form, setForm, dropDraft] = useDraft<Form>(draftOfPublishing(paper.paperId), () => emptyForm(paper.title));
  const [wrongs, setWrongs] = useState<Wrongs>({});
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { paperId } = paper;
  const isAsked = step === 'confirm' && form.classIds.length > 0;
  const runs = useRead(homeworkApi.freeRuns, isAsked ? { paperId, classIds: [...form.classIds] } : null);
  const publishing = useWrite(
    homeworkApi.publish,
    [homeworkApi.list, papersApi.list, papersApi.detail, papersApi.runs, homeworkApi.freeRuns],
    {
      handles: ['push-time', 'start-end', 'run-mismatch', 'run-taken', 'class-empty', 'no-questions', 'not-your-class'],
      onDone: ({ homeworkId, title }) => {
        dropDraft();
        notify.done(t('publish.done', { title }));
        void navigate(detailOf(homeworkId));
      },
      onRefused: (refusal) => {
        setRefused(refusal);
        if (refusal.reason === 'run-mismatch' || refusal.reason === 'run-taken') void runs.refetch();
        if (refusal.reason === 'push-time') sendBack({ pushAt: 'push-time' });
        if (refusal.reason === 'start-end') sendBack({ endAt: 'start-end' });
      },
    },
  );
  const sendBack = (found: Wrongs) => {
    setWrongs(found);
    onStep('classes');
    focusFirstWrong();
  };
  const change = (change: Partial<Form>) => {
    setForm({ ...form, ...change });
    setWrongs({});
    setRefused(null);
  };
  const goOn = () => {
    const found = wrongsOf(form);
    setWrongs(found);
    if (Object.keys(found).length === 0) onStep('confirm');
    else focusFirstWrong();
  };
  const publish = () => {
    const found = wrongsOf(form);
    if (Object.keys(found).length > 0) return sendBack(found);
    const run = runs.data && chosenRun(runs.data, form.run);
    publishing.mutate({
      paperId,
      classIds: [...form.classIds],
      title: form.title.trim(),
      workCategory: form.workCategory,
      startAt: toStamp(form.startAt),
      endAt: toStamp(form.endAt),
      ...(form.pushAt ? { pushAt: toStamp(form.pushAt) } : {}),
      ...(run ? { printRunId: run.printRunId } : {}),
    });
  };
  if (isAsked)
    return (
      <ConfirmStep
        paper={paper}
        form={form}
        runs={runs}
        problem={refused?.message}
        isBusy={publishing.isPending}
        onChange={change}
        onBack={() => onStep('classes')}
        onPublish={publish}
      />
    );
  return (
    <ClassesStep
      subjectId={paper.subjectId}
      form={form}
      wrongs={wrongs}
      onChange={change}
      onBack={() => onStep('paper')}
      onNext={goOn}
    />
  );
}
