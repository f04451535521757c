import type { SpokenRow } from '@zhibi/contract/homework/spoken';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNear, instantOf } from '../../../platform/time.js';

const MUCH_LATER_MS = 3_600_000;

/** When it was recorded, and when it came where that was much later. */
export function Submitted({ row: { last } }: { row: Pick<SpokenRow, 'last'> }) {
  const { t } = useTranslation('spoken');
  if (!last) return <StatusTag tone="off">{t('notSent')}</StatusTag>;
  const onItsWayMs = instantOf(last.receivedAt).getTime() - instantOf(last.recordedAt).getTime();
  return (
    <span>
      {formatNear(last.recordedAt)} {last.late && <StatusTag tone="warn">{t('late')}</StatusTag>}
      {onItsWayMs >= MUCH_LATER_MS && <> {t('arrived', { when: formatNear(last.receivedAt) })}</>}
    </span>
  );
}
