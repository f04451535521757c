import { PlusOutlined } from '@ant-design/icons';
import { homeworkApi } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../people/index.js';
import { useInfinite, useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { nowStamp } from '../../platform/time.js';
import { together } from '../../platform/together.js';
import { lessonFor } from '../parts/addresses.js';
import { dayAfter } from '../parts/days.js';
import { useProgress } from '../parts/use-progress.js';
import { rowsOf, type Show, shows } from './board-rows.js';
import { BoardTable } from './board-table.js';
import { TodaysLessons } from './todays-lessons.js';

const DAYS = 14;

/** What a teacher looks at before the lesson: what can be discussed and what went wrong in it, what is still to be asked for. */
export function Page() {
  const { t } = useTranslation('homework');
  const subjectId = useSubjectId();
  const [params, setParams] = useSearchParams();
  const classId = params.get('class');
  const show: Show = shows.find((one) => one === params.get('show')) ?? 'all';
  const classes = useRead(peopleApi.classes, {});
  const pages = useInfinite(
    homeworkApi.list,
    subjectId === null ? null : { subjectId, ...(classId ? { classId } : {}) },
  );
  useProgress([homeworkApi.list]);
  const since = dayAfter(nowStamp().slice(0, 8), -DAYS);
  const recent = pages.rows.filter(({ endAt }) => endAt.slice(0, 8) >= since);
  const isMore = pages.hasNextPage && recent.length === pages.rows.length;
  const rows = rowsOf(recent, show);
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead
        title={t('board.title')}
        note={t('board.note')}
        extra={
          <>
            <GoButton to="/homework/missing">{t('missing.title')}</GoButton>
            <GoButton icon={<PlusOutlined />} to={lessonFor(classId ?? 'any')}>
              {t('board.inClass')}
            </GoButton>
          </>
        }
      />
      <TodaysLessons homework={recent} />
      <FilterBar>
        <Segmented<Show>
          aria-label={t('board.filterShow')}
          value={show}
          options={shows.map((one) => ({
            value: one,
            label: one === 'all' ? t('board.show.all') : `${t(`board.show.${one}`)} ${rowsOf(recent, one).length}`,
          }))}
          onChange={(next) => set('show', next === 'all' ? null : next)}
        />
        <Select<string>
          allowClear
          style={{ width: 160 }}
          aria-label={t('list.filterClass')}
          placeholder={t('list.allClasses')}
          options={classes.data?.clazzs.map((one) => ({ value: one.classId, label: one.className })) ?? []}
          value={classId}
          onChange={(chosen) => set('class', chosen ?? null)}
        />
      </FilterBar>
      <Card flush>
        <Screen
          read={together({ pages })}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0}
          empty={<EmptyState title={t('board.none')} hint={t('board.noneHint')} />}
        >
          {() => (
            <>
              <BoardTable rows={rows} />
              <TableFoot
                shown={rows.length}
                loading={pages.isFetchingNextPage}
                onNext={isMore ? () => void pages.fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
    </>
  );
}
