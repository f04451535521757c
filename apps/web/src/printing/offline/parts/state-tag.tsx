import type { OfflineState } from '@zhibi/contract/printing/offline';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../platform/layout/status-tag.js';

const tones = { open: 'wait', settled: 'done', withdrawn: 'off' } as const;

export function OfflineStateTag({ state }: { state: OfflineState }) {
  const { t } = useTranslation('offline');
  return <StatusTag tone={tones[state]}>{t(`${state}`)}</StatusTag>;
}
