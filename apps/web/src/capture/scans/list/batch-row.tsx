import type { ScanBatch } from '@zhibi/contract/capture/scans';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import table from '../../../platform/layout/paged-table.module.css';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { formatNear, formatNumber } from '../../../platform/time.js';

const tones: Record<ScanBatch['state'], StatusTone> = { reading: 'run', read: 'done', failed: 'bad' };

/** Read is what every file was opened of; where none was, nothing is. */
function StateTag({ batch: { state, doubts, files, unopened, waitingFiles } }: { batch: ScanBatch }) {
  const { t } = useTranslation('scans');
  if (state === 'read' && unopened === files)
    return <StatusTag tone={waitingFiles > 0 ? 'bad' : 'off'}>{t('batchState.unopened')}</StatusTag>;
  if (state === 'read' && waitingFiles > 0)
    return <StatusTag tone="warn">{t('unopened', { count: waitingFiles })}</StatusTag>;
  return (
    <StatusTag tone={state === 'read' && doubts > 0 ? 'warn' : tones[state]}>{t(`batchState.${state}`)}</StatusTag>
  );
}

interface BatchRowProps {
  batch: ScanBatch;
  withSchool: boolean;
  to: string;
}

/** One batch: whose, how much of it is read, what waits. */
export function BatchRow({ batch, withSchool, to }: BatchRowProps) {
  const { t } = useTranslation('scans');
  const { name, schoolName, homework, pages, byState, doubts, createdBy, createdAt } = batch;
  return (
    <tr>
      <td>
        <Go to={to}>{name}</Go>
      </td>
      {withSchool && <td>{schoolName}</td>}
      <td translate="no">{homework.title}</td>
      <td className={table.number} data-label={t('column.pages')}>
        {formatNumber(pages)}
      </td>
      <td className={table.number} data-label={t('column.read')}>
        {formatNumber(byState.read)}
      </td>
      <td className={table.number} data-label={t('column.doubts')}>
        {formatNumber(doubts)}
      </td>
      <td>
        <StateTag batch={batch} />
      </td>
      <td translate="no">{createdBy}</td>
      <td>{formatNear(createdAt)}</td>
    </tr>
  );
}
