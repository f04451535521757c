import { PlusOutlined } from '@ant-design/icons';
import { PersonState, recordsApi, type StudentRecord } from '@zhibi/contract/people/records';
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
import type { StudentDialog } from '../parts/student-dialogs.js';
import { studentReads } from '../parts/student-reads.js';
import { useAccessActs } from '../parts/use-access-acts.js';
import { useFilter } from '../parts/use-filter.js';
import { StudentFilters } from './filters.js';
import { StudentTable } from './student-table.js';

const StudentDialogs = onDemand(
  () => import('../parts/student-dialogs.js').then((made) => made.StudentDialogs),
  ({ dialog }) => dialog !== null,
);

/** The students of the school, or of one class. */
export function Page() {
  const { t } = useTranslation('records');
  const { keepsRecords } = useUser();
  const { filter, change, clear, isNarrowed } = useFilter();
  const input = {
    ...(filter.search && { search: filter.search }),
    ...(filter.grade && { gid: filter.grade }),
    ...(filter.classId && { classId: filter.classId }),
    ...(filter.state && { state: PersonState.safeParse(filter.state).data }),
  };
  const pages = useInfinite(recordsApi.students, input);
  const { rows, first } = pages;
  const [dialog, setDialog] = useState<StudentDialog | null>(null);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const chosen = rows.filter(({ studentId }) => chosenIds.includes(studentId));
  const access = useAccessActs('student', studentReads);
  const people = (list: readonly StudentRecord[]) => list.map(({ studentId, name }) => ({ id: studentId, name }));
  const isOne = (may: (can: StudentRecord['can']) => boolean) => chosen.every(({ can }) => may(can));
  return (
    <>
      <PageHead
        title={t('student.title')}
        extra={
          <>
            <ImportButton to="/student/import" />
            <ExportButton endpoint={recordsApi.studentSheet} input={input} />
            {keepsRecords && (
              <Button
                type="primary"
                icon={<PlusOutlined />}
                onClick={() => setDialog({ kind: 'add', classId: filter.classId })}
              >
                {t('student.add')}
              </Button>
            )}
          </>
        }
      />
      <StudentFilters
        filter={filter}
        onChange={change}
        onClear={isNarrowed ? clear : undefined}
        total={first?.total ?? null}
      />
      <Card flush>
        <SelectedBar chosen={chosen} onClear={() => setChosenIds([])} onAsk={(act) => access.ask(act, people(chosen))}>
          {isOne((can) => can.move) && (
            <Button size="small" onClick={() => setDialog({ kind: 'move', students: chosen })}>
              {t('student.move')}
            </Button>
          )}
          {isOne((can) => can.leave) && (
            <Button size="small" onClick={() => setDialog({ kind: 'leave', students: chosen })}>
              {t('student.leave')}
            </Button>
          )}
          {isOne((can) => can.comeBack) && (
            <Button size="small" onClick={() => setDialog({ kind: 'return', students: chosen })}>
              {t('student.comeBack')}
            </Button>
          )}
        </SelectedBar>
        <PeopleRows whose="student" pages={pages} isNarrowed={isNarrowed}>
          <StudentTable
            rows={rows}
            chosenIds={chosenIds}
            onChoose={setChosenIds}
            onOpen={setDialog}
            onAccess={(act, student) => access.ask(act, people([student]))}
          />
        </PeopleRows>
      </Card>
      <StudentDialogs dialog={dialog} onClose={() => setDialog(null)} onSlip={access.showSlip} />
      {access.dialogs}
    </>
  );
}
