import { homeworkApi } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { call, useRead } from '../../../platform/api.js';
import { formDrafts } from '../../../platform/drafts/form-drafts.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { draftOfPublishing } from './draft-name.js';
import { PaperStep } from './paper-step.js';
import { Publishing } from './publishing.js';
import { StepStrip } from './step-strip.js';
import type { Step } from './use-filter.js';

export interface PublishDrawerProps {
  subjectId: number;
  step: Step | null;
  paperId: string | null;
  /** Given again to the same classes: after its paper there is only to confirm. */
  like: string | null;
  onStep: (step: Step) => void;
  onPaper: (paperId: string) => void;
  onClose: () => void;
}

/** Publishing in three steps: which paper, to whom and when, yes. */
export function PublishDrawer(props: PublishDrawerProps) {
  const { step, paperId } = props;
  const { t } = useTranslation('homework');
  const onClose = () => {
    if (paperId) formDrafts.drop(draftOfPublishing(paperId)); // given up, not interrupted
    props.onClose();
  };
  return (
    <Drawer title={t('publish.title')} size="wide" open={step !== null} onClose={onClose}>
      {step && <Inside {...props} step={step} onClose={onClose} />}
    </Drawer>
  );
}

function Inside({ subjectId, step, paperId, like, onStep, onPaper, onClose }: PublishDrawerProps & { step: Step }) {
  const paper = useRead(papersApi.detail, paperId ? { paperId } : null);
  const last = useRead(homeworkApi.detail, like ? { homeworkId: like } : null);
  const isRead = like === null || last.data !== undefined || last.error !== undefined;
  const goOn = () => {
    // Laid out while the teacher fills in the rest, so that nobody waits for it at the end; what is wrong with it is told then.
    if (paperId) void call(homeworkApi.prepare, { paperId }).catch(() => undefined);
    onStep(last.data ? 'confirm' : 'classes');
  };
  /** A later step of an address that was kept is nothing without its paper. */
  const now: Step = paper.data ? step : 'paper';
  return now === 'paper' || !paper.data || !isRead ? (
    <>
      <StepStrip now="paper" />
      <PaperStep
        subjectId={subjectId}
        paperId={paperId}
        isAwaited={step !== 'paper' || !isRead}
        problem={paper.error?.message}
        onPaper={onPaper}
        isLike={like !== null}
        onNext={goOn}
        onCancel={onClose}
      />
    </>
  ) : (
    <Publishing key={paper.data.paperId} paper={paper.data} like={last.data ?? null} step={now} onStep={onStep} />
  );
}
