import { type SpokenForTeacher, type SpokenRow, spokenApi } from '@zhibi/contract/homework/spoken';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { useSpokenNews } from '../../parts/use-spoken-news.js';
import { TaskHead } from './task-head.js';

const ListenDrawer = onDemand(
  () => import('../listen/listen-drawer.js').then((made) => made.ListenDrawer),
  ({ open }) => open,
);

interface Shown {
  task: SpokenForTeacher;
  rows: readonly SpokenRow[];
  hasService: boolean;
  onListen: (studentId: string) => void;
}

interface TaskScreenProps {
  place: 'detail' | 'results';
  children: (shown: Shown) => ReactNode;
}

/** One spoken homework as its teacher sees it: its head, a class, and who is being listened to, all in the address. */
export function TaskScreen({ place, children }: TaskScreenProps) {
  const { t } = useTranslation('spoken');
  const [params] = useSearchParams();
  const spokenId = params.get('spoken');
  if (!spokenId) return <EmptyState title={t('missing')} hint={t('missingHint')} />;
  return (
    <One key={spokenId} spokenId={spokenId} place={place}>
      {children}
    </One>
  );
}

function One({ spokenId, place, children }: TaskScreenProps & { spokenId: string }) {
  const { t } = useTranslation('spoken');
  const [params, setParams] = useSearchParams();
  const classId = params.get('class');
  const listenTo = params.get('student');
  const read = useRead(spokenApi.detail, { spokenId, ...(classId ? { classId } : {}) }, { keepOld: true });
  useSpokenNews([spokenApi.detail, spokenApi.tries]);
  const put = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return (
    <Screen read={read} skeleton={{ rows: 8 }}>
      {({ task, rows, hasService }) => (
        <>
          <TaskHead task={task} rows={rows} place={place} />
          {task.classes.length > 1 && (
            <FilterBar>
              <Select
                aria-label={t('column.classes')}
                value={classId ?? ''}
                options={[
                  { value: '', label: t('allClasses') },
                  ...task.classes.map((one) => ({ value: one.classId, label: one.className })),
                ]}
                onChange={(value) => put('class', value)}
              />
            </FilterBar>
          )}
          {rows.length === 0 ? (
            <EmptyState title={t('noStudents')} hint={t('noStudentsHint')} />
          ) : (
            children({ task, rows, hasService, onListen: (studentId) => put('student', studentId) })
          )}
          <ListenDrawer
            open={listenTo !== null}
            task={task}
            rows={rows}
            studentId={listenTo ?? ''}
            onStudent={(studentId) => put('student', studentId)}
            onClose={() => put('student', null)}
          />
        </>
      )}
    </Screen>
  );
}
