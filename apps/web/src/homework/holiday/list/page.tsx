import { PlusOutlined } from '@ant-design/icons';
import { type HolidaySummary, holidayApi } from '@zhibi/contract/homework/holiday';
import { ABSENT } from '@zhibi/contract/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatDay } from '../../../platform/time.js';
import { bookletOf } from '../parts/addresses.js';
import { stateTones } from '../parts/tones.js';

const BeginDialog = onDemand(
  () => import('./begin-dialog.js').then((made) => made.BeginDialog),
  ({ open }) => open,
);

/** The holiday booklets of the teacher's classes, whatever the subject, and beginning one. */
export function Page() {
  const { t } = useTranslation('holiday');
  const names = useNames();
  const [params, setParams] = useSearchParams();
  const list = useRead(holidayApi.list, {});
  const columns = (['name', 'class', 'days', 'subjects', 'by', 'state'] as const).map((one) => t(`column.${one}`));
  const cellsOf = (one: HolidaySummary) => [
    <Go key="name" to={bookletOf(one.holidayId)}>
      {one.title}
    </Go>,
    one.className,
    t('days', { from: formatDay(one.from), to: formatDay(one.to) }),
    one.subjects
      .map(
        ({ subjectName, minutes }) => `${names.subject(subjectName)} ${t('minutes', { count: Math.round(minutes) })}`,
      )
      .join(' · ') || ABSENT,
    one.createdBy,
    <StatusTag key="state" tone={stateTones[one.state]}>
      {t(`state.${one.state}`)}
    </StatusTag>,
  ];
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        extra={
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setParams({ begin: '1' })}>
            {t('begin')}
          </Button>
        }
      />
      <Card flush>
        <Screen
          read={list}
          skeleton={{ rows: 4 }}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
        >
          {({ items }) => (
            <PlainTable
              columns={columns}
              words={6}
              asCards
              rows={items.map((one) => ({ key: one.holidayId, cells: cellsOf(one) }))}
            />
          )}
        </Screen>
      </Card>
      <BeginDialog open={params.has('begin')} onClose={() => setParams({})} />
    </>
  );
}
