import { runningApi } from '@zhibi/contract/session';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Bar } from '../../platform/layout/bar.js';
import { Card } from '../../platform/layout/card.js';

const ASK_MS = 1000;

/** How far the booklets are; the work goes on when the page is left. */
export function MakingNote({ jobId }: { jobId: string | null }) {
  const { t } = useTranslation('handbook');
  const job = useRead(runningApi.job, jobId === null ? null : { jobId }, { everyMs: ASK_MS }).data;
  const { done, total } = job ?? { done: 0, total: 0 };
  return (
    <Card>
      <p role="status">{total === 0 ? t('results.waiting') : t('results.making', { done, total })}</p>
      <Bar value={total === 0 ? 0 : done / total} />
    </Card>
  );
}
