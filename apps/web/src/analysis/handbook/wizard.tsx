import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { Button, Steps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames, useUser } from '../../people/index.js';
import { useWrite } from '../../platform/api.js';
import { useDraft } from '../../platform/drafts/use-draft.js';
import { uuid } from '../../platform/events/wire.js';
import { jobs } from '../../platform/jobs.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { formatShortDay, nowStamp } from '../../platform/time.js';
import { usePhone } from '../../platform/window-width.js';
import { stampOfMoment } from '../parts/booklets/moments.js';
import { type AskedBooklet, freshDraft, type HandbookDraft, rangeOf } from './draft.js';
import styles from './handbook.module.css';
import { PreviewStep } from './preview-step.js';
import { PrintStep } from './print-step.js';
import { RangeStep } from './range-step.js';
import { RulesStep } from './rules-step.js';

const draftName = (subjectId: number, { classId, from, to }: AskedBooklet) =>
  [`handbook-${subjectId}`, classId, from, to].filter(Boolean).join(' ');

const steps = ['range', 'rules', 'preview', 'print'] as const;

interface WizardProps {
  subjectId: number;
  /** What is filled in already; a draft of one's own stays beside it. */
  asked: AskedBooklet;
  onMade: (handbookId: string) => void;
  onLeave: () => void;
}

/** From what went wrong to what is printed, in four steps; what was chosen is there again after a reload. */
export function Wizard({ subjectId, asked, onMade, onLeave }: WizardProps) {
  const { t } = useTranslation('handbook');
  const { t: plain } = useTranslation('platform');
  const names = useNames();
  const user = useUser();
  const isPhone = usePhone();
  const [isTold, setTold] = useState(false);
  const [draft, keep, drop] = useDraft(draftName(subjectId, asked), () =>
    freshDraft(
      t('usualTitle', {
        date: formatShortDay(nowStamp().slice(0, 8)),
        subject: names.subject(user.subjects.find((one) => one.subjectId === subjectId)?.subjectName ?? ''),
      }),
      asked,
    ),
  );
  const change = (next: Partial<HandbookDraft>) => {
    setTold(false);
    keep({ ...draft, ...next });
  };
  const printing = useWrite(handbookApi.print, [handbookApi.list, handbookApi.results], {
    onDone: ({ handbookId, jobId }) => {
      drop();
      if (jobId !== null)
        jobs.follow(jobId, t('print.job', { title: draft.title }), `/study/handbook?book=${handbookId}`);
      onMade(handbookId);
    },
    handles: ['needs-reason'],
    onRefused: ({ reason }) => {
      if (reason === 'needs-reason') keep({ ...draft, loadReason: draft.loadReason ?? '' });
      if (reason === 'wish-used') keep({ ...draft, wishId: uuid() });
    },
  });
  const range = rangeOf(draft, subjectId);
  const { rules, title, endAt, dots, wishId, loadReason = '' } = draft;
  const isWhole = [range !== undefined, rules.types.length > 0, true, title.trim() !== '' && endAt !== ''];
  const step = range === undefined ? 0 : draft.step;
  const goOn = () => {
    setTold(true);
    if (!isWhole[step]) return;
    if (step < steps.length - 1) change({ step: step + 1 });
    else if (range) {
      keep(draft);
      printing.mutate({ range, rules, title, endAt: stampOfMoment(endAt), dots, loadReason, wishId });
    }
  };
  return (
    <>
      <PageHead title={t('create')} note={t('note')} back="/study/handbook" />
      <Steps
        className={styles.steps}
        size="small"
        responsive={false}
        titlePlacement={isPhone ? 'vertical' : 'horizontal'}
        current={step}
        items={steps.map((one) => ({ title: t(`steps.${one}`) }))}
      />
      {step === 0 && <RangeStep subjectId={subjectId} draft={draft} isTold={isTold} onChange={change} />}
      {step === 1 && <RulesStep rules={rules} isTold={isTold} onChange={(next) => change({ rules: next })} />}
      {step === 2 && range && <PreviewStep wish={{ range, rules }} title={title} />}
      {step === 3 && range && <PrintStep wish={{ range, rules }} draft={draft} isTold={isTold} onChange={change} />}
      <div className={styles.foot}>
        <Button onClick={() => (step === 0 ? onLeave() : change({ step: step - 1 }))}>
          {step === 0 ? plain('cancel') : t('previous')}
        </Button>
        <Button type="primary" loading={printing.isPending} onClick={goOn}>
          {step === steps.length - 1 ? t('print.begin') : t('next')}
        </Button>
      </div>
    </>
  );
}
