import { type HomeworkOfSchool, HomeworkStatus, homeworkApi } from '@zhibi/contract/homework';
import { Id } from '@zhibi/contract/kernel';
import { recordsApi } from '@zhibi/contract/people/records';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../people/index.js';
import { useInfinite, useRead, useWrite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { notify } from '../../platform/notify.js';
import { Screen } from '../../platform/screen.js';
import { formatNear } from '../../platform/time.js';
import { together } from '../../platform/together.js';
import { useAddress } from '../../platform/use-address.js';
import { categories } from '../parts/category.js';
import { DetailsButton } from './details.js';

const tones: Record<HomeworkStatus, StatusTone> = { scheduled: 'off', open: 'wait', closed: 'done', withdrawn: 'bad' };

/** All homework of the school that operations act for; collected or taken back where its teacher cannot. */
export function Page() {
  const { t } = useTranslation('homework');
  const { now, go } = useAddress(['status', 'class']);
  const status = HomeworkStatus.safeParse(now.status).data;
  const classes = useRead(recordsApi.classRecords, { ended: false }, { quiet: true }).data?.items ?? [];
  const classId = Id.safeParse(now.class).data;
  const pages = useInfinite(homeworkApi.ofSchool, { ...(status && { status }), ...(classId && { classId }) });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const columns = [
    t('list.name'),
    t('ofSchool.subject'),
    t('ofSchool.teacher'),
    t('list.state'),
    t('list.times'),
    t('list.handedIn'),
    t('list.actions'),
  ];
  return (
    <>
      <PageHead title={t('ofSchool.title')} note={t('ofSchool.note')} />
      <FilterBar>
        <Select<HomeworkStatus>
          allowClear
          style={{ width: 132 }}
          aria-label={t('list.filterState')}
          placeholder={t('list.all')}
          options={HomeworkStatus.options.map((one) => ({ value: one, label: t(`status.${one}`) }))}
          value={status ?? null}
          onChange={(chosen) => go({ status: chosen ?? '' })}
        />
        <Select<string>
          allowClear
          showSearch
          optionFilterProp="label"
          style={{ width: 160 }}
          aria-label={t('list.filterClass')}
          placeholder={t('list.allClasses')}
          options={classes.map((one) => ({ value: one.classId, label: one.className }))}
          value={classes.some((one) => one.classId === classId) ? (classId ?? null) : null}
          onChange={(chosen) => go({ class: chosen ?? '' })}
        />
      </FilterBar>
      <Card flush>
        <Screen
          read={together({ pages })}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0}
          empty={<EmptyState title={t('ofSchool.none')} hint={t('ofSchool.noneHint')} />}
        >
          {() => (
            <>
              <PlainTable
                asCards
                words={columns.length}
                columns={columns}
                rows={rows.map((homework) => ({ key: homework.homeworkId, cells: cellsOf(homework) }))}
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
    </>
  );
}

const cellsOf = (homework: HomeworkOfSchool) => [
  <Name key="name" homework={homework} />,
  <Subject key="subject" name={homework.subjectName} />,
  <span key="teacher" translate="no">
    {homework.teacherName}
  </span>,
  <State key="state" status={homework.status} />,
  <Times key="times" homework={homework} />,
  `${homework.progress.handedIn}/${homework.progress.total}`,
  <Actions key="actions" homework={homework} />,
];

interface OfHomework {
  homework: HomeworkOfSchool;
}

function Name({ homework: { title, classNames, workCategory, minutes } }: OfHomework) {
  const { t } = useTranslation('homework');
  const facts = [
    classNames.join(' '),
    t(`category.${categories[workCategory]}`),
    t('ofSchool.minutes', { count: minutes }),
  ];
  return (
    <>
      <b translate="no">{title}</b> <small>{facts.join(' · ')}</small>
    </>
  );
}

function Times({ homework: { startAt, endAt, collectedAt } }: OfHomework) {
  const { t } = useTranslation('homework');
  const end = collectedAt === null ? formatNear(endAt) : t('list.collected', { when: formatNear(collectedAt) });
  return (
    <>
      {formatNear(startAt)} – {end}
    </>
  );
}

const Subject = ({ name }: { name: string }) => <>{useNames().subject(name)}</>;

function State({ status }: { status: HomeworkStatus }) {
  const { t } = useTranslation('homework');
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>;
}

function Actions({ homework }: OfHomework) {
  const { homeworkId, title, can } = homework;
  const { t } = useTranslation('homework');
  const closing = useWrite(homeworkApi.collectOfSchool, [homeworkApi.ofSchool], {
    onDone: () => notify.done(t('list.closed', { title })),
  });
  const withdrawing = useWrite(homeworkApi.withdrawOfSchool, [homeworkApi.ofSchool], {
    onDone: () => notify.done(t('list.withdrawn', { title })),
  });
  return (
    <>
      <DetailsButton homework={homework} />
      {can.close && (
        <Confirm title={t('list.closeAsk')} hint={t('list.closeHint')} onConfirm={() => closing.mutate({ homeworkId })}>
          <Button type="link" loading={closing.isPending}>
            {t('list.close')}
          </Button>
        </Confirm>
      )}
      {can.withdraw && (
        <Confirm
          title={t('list.withdrawAsk')}
          hint={t('list.withdrawHint', { title })}
          onConfirm={() => withdrawing.mutate({ homeworkId })}
        >
          <Button type="link" loading={withdrawing.isPending}>
            {t('list.withdraw')}
          </Button>
        </Confirm>
      )}
    </>
  );
}
