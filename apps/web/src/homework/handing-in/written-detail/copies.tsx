import { captureApi } from '@zhibi/contract/capture';
import { scansApi } from '@zhibi/contract/capture/scans';
import { type HomeworkForTeacher, homeworkApi, type SubmissionOfStudent } from '@zhibi/contract/homework';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { CopyTable } from './copy-table.js';

const ALL = 'all';
const isMissing = ({ status }: SubmissionOfStudent) =>
  status === 'assigned' || status === 'absent' || status === 'writing';

/** Every student's copy; class and 'missing only' are chosen in the address. */
export function Copies({ homework }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const { homeworkId, classes } = homework;
  const [params, setParams] = useSearchParams();
  const classId = params.get('class') ?? ALL;
  const only = params.get('only') === 'absent' ? 'absent' : 'everybody';
  const choose = (name: string, value: string, usual: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === usual) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const read = useRead(homeworkApi.submissions, { homeworkId });
  const ways = useRead(captureApi.ways, { homeworkId }, { quiet: true });
  const stray = useRead(scansApi.strayPhotos, { homeworkId }, { quiet: true }).data?.items ?? [];
  const strayOf = new Set(stray.flatMap(({ verdict, student }) => (verdict === 'replaced' ? [] : [student.studentId])));
  const waysOf = new Map(ways.data?.items.map(({ studentId, sources }) => [studentId, sources]));
  const shownOf = (items: readonly SubmissionOfStudent[]) =>
    items.filter((one) => (classId === ALL || one.classId === classId) && (only === 'everybody' || isMissing(one)));
  return (
    <>
      <FilterBar>
        {classes.length > 1 && (
          <Segmented
            aria-label={t('detail.class')}
            options={[
              { value: ALL, label: t('detail.allClasses') },
              ...classes.map((one) => ({ value: one.classId, label: one.className })),
            ]}
            value={classId}
            onChange={(chosen) => choose('class', chosen, ALL)}
          />
        )}
        <Segmented
          aria-label={t('detail.only')}
          options={(['everybody', 'absent'] as const).map((one) => ({ value: one, label: t(`detail.${one}`) }))}
          value={only}
          onChange={(chosen) => choose('only', chosen, 'everybody')}
        />
      </FilterBar>
      <Card flush>
        <Screen
          read={read}
          skeleton={{ rows: 10 }}
          isEmpty={({ items }) => shownOf(items).length === 0}
          empty={
            only === 'absent' ? (
              <EmptyState title={t('detail.allIn')} hint={t('detail.allInHint')} />
            ) : (
              <EmptyState title={t('detail.none')} hint={t('detail.noneHint')} />
            )
          }
        >
          {({ items }) => <CopyTable homework={homework} copies={shownOf(items)} waysOf={waysOf} strayOf={strayOf} />}
        </Screen>
      </Card>
    </>
  );
}
