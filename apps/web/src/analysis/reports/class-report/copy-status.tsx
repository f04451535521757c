import { SubmissionStatus } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';

const tones: Record<SubmissionStatus, StatusTone> = {
  assigned: 'off',
  writing: 'run',
  'handed-in': 'wait',
  absent: 'off',
  marked: 'done',
  released: 'done',
};

/** How far a student's copy is. */
export function CopyStatus({ status }: { status: string }) {
  const { t } = useTranslation('analysis');
  const known = SubmissionStatus.safeParse(status);
  if (!known.success) return status;
  return <StatusTag tone={tones[known.data]}>{t(`classReport.copy.${known.data}`)}</StatusTag>;
}
