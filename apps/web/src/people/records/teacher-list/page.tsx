import { PlusOutlined } from '@ant-design/icons';
import { PersonState, recordsApi, type TeacherRecord } from '@zhibi/contract/people/records';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { useUser } from '../../user.js';
import { ImportButton } from '../parts/import-button.js';
import { PeopleRows } from '../parts/people-rows.js';
import { SelectedBar } from '../parts/selected-bar.js';
import { useAccessActs } from '../parts/use-access-acts.js';
import { useFilter } from '../parts/use-filter.js';
import { TeacherFilters } from './filters.js';
import type { TeacherDialog } from './teacher-dialogs.js';
import { TeacherTable } from './teacher-table.js';

const TeacherDialogs = onDemand(
  () => import('./teacher-dialogs.js').then((made) => made.TeacherDialogs),
  ({ dialog }) => dialog !== null,
);

/** The teachers of the school: who teaches what, and who may enter. */
export function Page() {
  const { t } = useTranslation('records');
  const { keepsRecords } = useUser();
  const { filter, change, clear, isNarrowed } = useFilter();
  const input = {
    ...(filter.search && { search: filter.search }),
    ...(filter.subject && { subjectId: filter.subject }),
    ...(filter.classId && { classId: filter.classId }),
    ...(filter.state && { state: PersonState.safeParse(filter.state).data }),
  };
  const pages = useInfinite(recordsApi.teachers, input);
  const { rows, first } = pages;
  const [dialog, setDialog] = useState<TeacherDialog | null>(null);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const chosen = rows.filter(({ teacherId }) => chosenIds.includes(teacherId));
  const access = useAccessActs('teacher', [recordsApi.teachers, recordsApi.history]);
  const people = (list: readonly TeacherRecord[]) => list.map(({ teacherId, name }) => ({ id: teacherId, name }));
  const add = keepsRecords && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setDialog({ kind: 'add' })}>
      {t('teacher.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('teacher.title')}
        extra={
          <>
            <ImportButton to="/student/import?kind=teachers" />
            <ExportButton endpoint={recordsApi.teacherSheet} input={input} />
            {add}
          </>
        }
      />
      <TeacherFilters
        filter={filter}
        onChange={change}
        onClear={isNarrowed ? clear : undefined}
        total={first?.total ?? null}
      />
      <Card flush>
        <SelectedBar
          chosen={chosen}
          onClear={() => setChosenIds([])}
          onAsk={(act) => access.ask(act, people(chosen))}
        />
        <PeopleRows whose="teacher" pages={pages} isNarrowed={isNarrowed}>
          <TeacherTable
            rows={rows}
            chosenIds={chosenIds}
            onChoose={setChosenIds}
            onOpen={setDialog}
            onAccess={(act, teacher) => access.ask(act, people([teacher]))}
          />
        </PeopleRows>
      </Card>
      <TeacherDialogs dialog={dialog} onClose={() => setDialog(null)} onSlip={access.showSlip} />
      {access.dialogs}
    </>
  );
}
