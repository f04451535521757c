import type { PaperStatus } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';

const tones: Record<PaperStatus, StatusTone> = { draft: 'off', 'laid-out': 'wait', published: 'done' };

export function PaperStatusTag({ status }: { status: PaperStatus }) {
  const { t } = useTranslation('papers');
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>;
}
