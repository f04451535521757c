import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { homeworkApi } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatDay, formatNumber, nowStamp } from '../../../platform/time.js';
import { dayAfter } from '../../parts/days.js';
import { LoadCalendar } from '../../parts/load-calendar.js';
import { weekOf } from '../week.js';
import { NoticeButton } from './notice-button.js';
import styles from './page.module.css';
import { SettingButton } from './setting-dialog.js';

/** For the leaders of a school: how full the week of each class is, who gave how much, what went beyond the limit and why. */
export function Page() {
  const { t } = useTranslation('homework');
  const [params, setParams] = useSearchParams();
  const today = nowStamp().slice(0, 8);
  const { from, to } = weekOf(params.get('day') ?? today);
  const set = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.set(name, value);
      return next;
    });
  const go = (day: string) => set('day', day);
  const chosen = params.get('class');
  return (
    <>
      <PageHead
        title={t('load.overview')}
        note={t('load.overviewNote')}
        extra={
          <>
            <GoButton to={chosen ? `/homework/missing?class=${chosen}` : '/homework/missing'}>
              {t('missing.title')}
            </GoButton>
            <SettingButton />
          </>
        }
      />
      <FilterBar>
        <Button icon={<LeftOutlined />} aria-label={t('load.weekBefore')} onClick={() => go(dayAfter(from, -7))} />
        <b>{t('load.week', { from: formatDay(from), to: formatDay(to) })}</b>
        <Button icon={<RightOutlined />} aria-label={t('load.weekAfter')} onClick={() => go(dayAfter(from, 7))} />
      </FilterBar>
      <div className={styles.cards}>
        <OfClass
          from={from}
          day={today >= from && today <= to ? today : from}
          chosen={chosen}
          onChoose={(classId) => set('class', classId)}
        />
        <Given from={from} to={to} />
      </div>
    </>
  );
}

interface OfClassProps {
  from: string;
  day: string;
  chosen: string | null;
  onChoose: (classId: string) => void;
}

/** One class of the school, chosen here: its week, and the address of its public page. */
function OfClass({ from, day, chosen, onChoose }: OfClassProps) {
  const { t } = useTranslation('homework');
  const classes = useRead(peopleApi.classes, {});
  const list = classes.data?.clazzs ?? [];
  const classId = list.find((one) => one.classId === chosen)?.classId ?? list[0]?.classId;
  return (
    <Card title={t('load.title')}>
      <div className={styles.of}>
        <span className={styles.tools}>
          <Select
            aria-label={t('publish.classes')}
            style={{ width: 160 }}
            value={classId ?? null}
            options={list.map((one) => ({ value: one.classId, label: one.className }))}
            onChange={onChoose}
          />
          {classId && <NoticeButton key={classId} classId={classId} />}
        </span>
        {classId && <LoadCalendar classIds={[classId]} from={from} day={day} />}
      </div>
    </Card>
  );
}

function Given({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('homework');
  const names = useNames();
  const read = useRead(homeworkApi.given, { from, to }, { keepOld: true });
  return (
    <Screen read={read} skeleton={{ rows: 6 }}>
      {({ teachers, over }) => (
        <>
          <Card title={t('load.overTitle', { count: over.length })} flush>
            {over.length === 0 ? (
              <EmptyState title={t('load.none')} hint={t('load.noneHint')} />
            ) : (
              <PlainTable
                asCards
                words={5}
                columns={(['homework', 'class', 'subject', 'teacher', 'why', 'minutes'] as const).map((one) =>
                  t(`load.column.${one}`),
                )}
                rows={over.map((one) => ({
                  key: one.homeworkId,
                  cells: [
                    <>
                      {one.title} <small>{formatDay(one.day)}</small>
                      {one.students !== null && <small> {t('load.ownOnes', { count: one.students })}</small>}
                    </>,
                    one.classNames.join(' '),
                    names.subject(one.subjectName),
                    one.teacherName,
                    one.loadReason,
                    formatNumber(one.minutes),
                  ],
                }))}
              />
            )}
          </Card>
          <Card title={t('load.teachers')} flush>
            {teachers.length === 0 ? (
              <EmptyState title={t('load.nobody')} hint={t('load.nobodyHint')} />
            ) : (
              <PlainTable
                asCards
                words={2}
                columns={(['teacher', 'subject', 'times', 'sum', 'beyond'] as const).map((one) =>
                  t(`load.column.${one}`),
                )}
                rows={teachers.map((one) => ({
                  key: `${one.teacherName} ${one.subjectName}`,
                  cells: [
                    one.teacherName,
                    names.subject(one.subjectName),
                    formatNumber(one.times),
                    formatNumber(one.minutes),
                    formatNumber(one.over),
                  ],
                }))}
              />
            )}
          </Card>
        </>
      )}
    </Screen>
  );
}
