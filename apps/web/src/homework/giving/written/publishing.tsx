import { type HomeworkForTeacher, homeworkApi } from '@zhibi/contract/homework';
import { type Paper, papersApi } from '@zhibi/contract/papers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { uuid } from '../../../platform/events/wire.js';
import { focusFirstWrong } from '../../../platform/form-errors.js';
import { notify } from '../../../platform/notify.js';
import type { Refusal } from '../../../platform/refusal.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatStamp } from '../../../platform/time.js';
import { detailOf } from '../../parts/addresses.js';
import { toStamp } from '../../parts/moments.js';
import { ClassesStep } from './classes-step.js';
import { ConfirmStep } from './confirm-step.js';
import { draftOfPublishing } from './draft-name.js';
import { type Form, formFor, formLike, opensAt, type Wrongs, wrongsOf } from './form.js';
import { keptStep } from './kept-step.js';
import { chosenRun } from './runs.js';
import { namedSheets, otherPapersOf, sheetsOf } from './sheets.js';
import { StepStrip } from './step-strip.js';
import type { Step } from './use-filter.js';
import { useLayerPapers } from './use-layer-papers.js';
import { useLeaving } from './use-leaving.js';

export interface PublishingProps {
  paper: Paper;
  /** What is given again to the same classes; null: nothing is taken over. */
  like: HomeworkForTeacher | null;
  step: Step;
  onStep: (step: Step) => void;
}

/** What is told beside what was filled in. */
const handled = [
  'push-time',
  'start-end',
  'run-mismatch',
  'run-taken',
  'class-empty',
  'no-questions',
  'not-your-class',
  'needs-reason',
  'no-written',
  'given-meanwhile',
  'wish-used',
] as const;

/** The second and third step share one form; what the server refuses is said where it was filled in. */
export function Publishing({ paper, like, step, onStep }: PublishingProps) {
  const { t } = useTranslation('homework');
  const leave = useLeaving();
  const [params] = useSearchParams();
  const [form, setForm, dropDraft] = useDraft<Form>(draftOfPublishing(paper.paperId), () =>
    like ? formLike(paper.title, like) : formFor(paper.title, { classes: params.get('for'), endOn: params.get('end') }),
  );
  const [wrongs, setWrongs] = useState<Wrongs>({});
  const [refused, setRefused] = useState<Refusal | null>(null);
  /** That some were given some of it already has been told, of this form as it stands: the next press gives it all the same. */
  const isAgain = refused?.reason === 'given-meanwhile';
  const { paperId } = paper;
  const isAsked = step === 'confirm' && form.classIds.length > 0;
  const runs = useRead(
    homeworkApi.freeRuns,
    isAsked ? { paperId, classIds: [...form.classIds], otherPaperIds: otherPapersOf(form, paperId) } : null,
  );
  const { papers: others, isReading } = useLayerPapers(form);
  const run = runs.data && chosenRun(runs.data, form.run);
  const sheets = namedSheets(sheetsOf(form, paperId, run?.printRunId ?? null), form.title, paper, others);
  const publishing = useWrite(
    homeworkApi.give,
    [homeworkApi.list, papersApi.list, papersApi.detail, papersApi.runs, homeworkApi.freeRuns, homeworkApi.calendar],
    {
      handles: handled,
      onDone: ({ items }) => {
        dropDraft();
        keptStep.drop();
        const titles = sheets.length > 1 ? items.map(({ title }) => title) : [sheets[0]?.title ?? form.title.trim()];
        const when = form.pushAt && formatStamp(toStamp(form.pushAt));
        notify.done(
          titles
            .map((title) => (when ? t('publish.doneLater', { title, when }) : t('publish.done', { title })))
            .join(' '),
        );
        const [only, ...others] = items;
        void leave(only && others.length === 0 ? detailOf(only.homeworkId) : null);
      },
      onRefused: (refusal) => {
        setRefused(refusal);
        // Given already, with an answer that got lost: whoever presses once more wants another one.
        if (refusal.reason === 'wish-used') setForm({ ...form, wishId: uuid() });
        if (refusal.reason === 'run-mismatch' || refusal.reason === 'run-taken') void runs.refetch();
        if (refusal.reason === 'push-time') sendBack({ pushAt: 'push-time' });
        if (refusal.reason === 'start-end') sendBack({ endAt: 'start-end' });
        if (refusal.reason === 'needs-reason') sendBack({ loadReason: 'needed' });
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
    setForm(form); // kept as it is sent, also where nothing was changed: after a reload it has its name still
    publishing.mutate({
      wishId: form.wishId,
      sheets,
      classIds: [...form.classIds],
      title: form.title.trim(),
      workCategory: form.workCategory,
      taskType: form.taskType,
      forJoiners: form.forJoiners,
      loadReason: form.loadReason.trim(),
      again: isAgain,
      startAt: form.pushAt ? opensAt(form) : toStamp(form.startAt), // also of a draft of another version
      endAt: toStamp(form.endAt),
      ...(form.pushAt ? { pushAt: toStamp(form.pushAt) } : {}),
    });
  };
  if (isAsked)
    return (
      <>
        <StepStrip now="confirm" />
        <ConfirmStep
          paper={paper}
          form={form}
          others={others}
          sheets={sheets}
          runs={runs}
          problem={refused?.message}
          isAgain={isAgain}
          isBusy={publishing.isPending}
          isReady={runs.data !== undefined && !isReading}
          onChange={change}
          onBack={() => onStep('classes')}
          onPublish={publish}
        />
      </>
    );
  return (
    <>
      <StepStrip now="classes" />
      <ClassesStep
        paper={paper}
        form={form}
        wrongs={wrongs}
        onChange={change}
        onBack={() => onStep('paper')}
        onNext={goOn}
      />
    </>
  );
}
