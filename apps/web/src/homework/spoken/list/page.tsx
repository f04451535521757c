import { PlusOutlined } from '@ant-design/icons';
import { type SpokenForTeacher, spokenApi } from '@zhibi/contract/homework/spoken';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatNear } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { useSpokenNews } from '../../parts/use-spoken-news.js';
import { detailOf, resultsOf } from '../parts/addresses.js';
import { ChangeButton } from '../parts/change-button.js';
import { statusTones } from '../parts/status-tones.js';
import { WithdrawButton } from '../parts/withdraw-button.js';
import styles from './list.module.css';

const GiveDrawer = onDemand(
  () => import('../give/give-drawer.js').then((made) => made.GiveDrawer),
  ({ open }) => open,
);

/** The spoken homework of the teacher's classes, and giving a new one. */
export function Page() {
  const { t } = useTranslation('homework');
  const subjectId = useSubjectId();
  if (subjectId === null) return <EmptyState title={t('list.subject')} hint={t('list.subjectHint')} />;
  return <Spoken key={subjectId} subjectId={subjectId} />;
}

function Spoken({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('spoken');
  const [params, setParams] = useSearchParams();
  const pages = useInfinite(spokenApi.list, { subjectId });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  useSpokenNews([spokenApi.list]);
  const columns = (['name', 'kind', 'classes', 'times', 'sent', 'scored', 'actions'] as const).map((one) =>
    t(`column.${one}`),
  );
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('listNote')}
        extra={
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setParams({ give: '1' })}>
            {t('give')}
          </Button>
        }
      />
      <Card flush>
        <Screen
          read={together({ pages })}
          skeleton={{ rows: 6 }}
          isEmpty={() => rows.length === 0}
          empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
        >
          {() => (
            <>
              <PlainTable
                columns={columns}
                words={4}
                withActions
                asCards
                rows={rows.map((one) => ({ key: one.spokenId, cells: cellsOf(one) }))}
              />
              <TableFoot
                shown={rows.length}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
      <GiveDrawer open={params.has('give')} subjectId={subjectId} onClose={() => setParams({})} />
    </>
  );

  function cellsOf(task: SpokenForTeacher) {
    const { spokenId, title, kind, status, classes, startAt, endAt, progress, can } = task;
    return [
      <span key="name" className={styles.name}>
        {title} <StatusTag tone={statusTones[status]}>{t(`status.${status}`)}</StatusTag>
      </span>,
      t(`kind.${kind}`),
      classes.map(({ className }) => className).join(' '),
      `${formatNear(startAt)} - ${formatNear(endAt)}`,
      `${progress.sent}/${progress.total}`,
      String(progress.scored),
      // At most three: nobody takes back what has recordings, and without one there are no results.
      <span key="go" className={styles.actions}>
        <Go to={detailOf(spokenId)}>{t('recordings')}</Go>
        {progress.sent > 0 && <Go to={resultsOf(spokenId)}>{t('results')}</Go>}
        {can.change && <ChangeButton task={task} type="link" />}
        {can.withdraw && <WithdrawButton task={task} type="link" />}
      </span>,
    ];
  }
}
