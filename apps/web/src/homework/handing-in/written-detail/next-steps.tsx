import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { Button, type ButtonProps } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { notify } from '../../../platform/notify.js';
import { liveInkOf, markingOf, reportOf } from '../../parts/addresses.js';
import { waitsForMarks } from '../../parts/stage.js';
import { redoOf } from './addresses.js';

type Step = 'live' | 'redo' | 'report' | 'mark' | 'release';
interface StepProps {
  homework: HomeworkForTeacher;
  type: ButtonProps['type'];
}

/** The one thing to do now: marked papers are given back, what waits is marked, what was given back is talked about. */
function primaryOf(homework: HomeworkForTeacher): Step | undefined {
  if (homework.can.release) return 'release';
  if (waitsForMarks(homework)) return 'mark';
  if (homework.releasedAt) return 'report';
  return homework.status === 'open' ? 'live' : undefined;
}

/** Where one goes on from here: at most one of the ways is primary, and it stands last. */
export function NextSteps({ homework }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const { homeworkId, status, releasedAt, progress, can } = homework;
  const primary = primaryOf(homework);
  const typeOf = (step: Step) => (step === primary ? 'primary' : 'default');
  const steps: Record<Step, ReactNode> = {
    live: status === 'open' && (
      <GoButton to={liveInkOf(homeworkId)} type={typeOf('live')}>
        {t('detail.live')}
      </GoButton>
    ),
    redo: releasedAt && homework.redoOf === null && <GoButton to={redoOf(homeworkId)}>{t('detail.redo')}</GoButton>,
    mark: can.mark && (
      <GoButton to={markingOf(homeworkId)} type={typeOf('mark')}>
        {t('list.mark')}
      </GoButton>
    ),
    report: progress.marked > 0 && (
      <GoButton to={reportOf(homeworkId)} type={typeOf('report')}>
        {t('list.report')}
      </GoButton>
    ),
    release: can.release && <Release homework={homework} type={typeOf('release')} />,
  };
  const names = (['redo', 'live', 'report', 'mark', 'release'] as const).filter((name) => name !== primary);
  return [...names, ...(primary ? [primary] : [])].map((name) => <Fragment key={name}>{steps[name]}</Fragment>);
}

/** Gives the marked papers back, after asking: from then on the students see everything. */
function Release({ homework: { homeworkId, title }, type }: StepProps) {
  const { t } = useTranslation('homework');
  const refreshed = [homeworkApi.list, homeworkApi.detail, homeworkApi.submissions];
  const releasing = useWrite(markingApi.release, refreshed, {
    onDone: () => notify.done(t('detail.released', { title })),
  });
  return (
    <Confirm
      title={t('detail.releaseAsk')}
      hint={t('detail.releaseHint')}
      onConfirm={() => releasing.mutate({ homeworkId })}
    >
      <Button type={type} loading={releasing.isPending}>
        {t('detail.release')}
      </Button>
    </Confirm>
  );
}
