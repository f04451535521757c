import type { HolidayDetail } from '@zhibi/contract/homework/holiday';
import { useTranslation } from 'react-i18next';
import { useNames, useUser } from '../../../people/index.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { formatDay } from '../../../platform/time.js';
import { detailOf, markingOf, scansOf } from '../../parts/addresses.js';
import styles from './detail.module.css';

const tones: Record<'scheduled' | 'open' | 'closed' | 'withdrawn', StatusTone> = {
  scheduled: 'wait',
  open: 'run',
  closed: 'done',
  withdrawn: 'off',
};

/** What is handed in and marked, a row for each week and subject. */
export function WeeksView({ booklet: { weeks } }: { booklet: HolidayDetail }) {
  const { t } = useTranslation('holiday');
  const names = useNames();
  const { subjects } = useUser();
  const columns = (['week', 'subject', 'days', 'pages', 'handedIn', 'marked', 'actions'] as const).map((one) =>
    t(`weeks.column.${one}`),
  );
  const given = weeks.filter(({ homeworkId }) => homeworkId !== null);
  return (
    <Card flush>
      {given.length === 0 ? (
        <EmptyState title={t('weeks.none')} hint={t('weeks.noneHint')} />
      ) : (
        <PlainTable
          columns={columns}
          words={3}
          withActions
          asCards
          rows={given.map((one) => {
            const { subjectId, no, homeworkId, status } = one;
            const isOwn = subjects.some((own) => own.subjectId === subjectId);
            return {
              key: `${no} ${subjectId}`,
              cells: [
                <span key="week">
                  {t('week', { no })}{' '}
                  {status && <StatusTag tone={tones[status]}>{t(`weeks.status.${status}`)}</StatusTag>}
                </span>,
                names.subject(one.subjectName),
                t('days', { from: formatDay(one.from), to: formatDay(one.to) }),
                String(one.pages),
                `${one.handedIn}/${one.total}`,
                `${one.marked}/${one.handedIn}`,
                isOwn && homeworkId !== null ? (
                  <span key="go" className={styles.actions}>
                    <Go to={detailOf(homeworkId)}>{t('weeks.detail')}</Go>
                    <Go to={scansOf(homeworkId)}>{t('weeks.scan')}</Go>
                    {one.handedIn > 0 && <Go to={markingOf(homeworkId)}>{t('weeks.mark')}</Go>}
                  </span>
                ) : null,
              ],
            };
          })}
        />
      )}
    </Card>
  );
}
