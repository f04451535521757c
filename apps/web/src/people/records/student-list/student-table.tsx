import { ABSENT } from '@zhibi/contract/kernel';
import type { StudentRecord } from '@zhibi/contract/people/records';
import { Button, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { MoreMenu } from '../parts/more-menu.js';
import { PeopleTable } from '../parts/people-table.js';
import styles from '../parts/records.module.css';
import { sexWords } from '../parts/sex-field.js';
import { StateTag } from '../parts/state-tag.js';
import type { StudentDialog } from '../parts/student-dialogs.js';

export interface StudentTableProps {
  rows: readonly StudentRecord[];
  chosenIds: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onOpen: (dialog: StudentDialog) => void;
  onAccess: (act: 'reset' | 'disable' | 'enable', student: StudentRecord) => void;
}

/** Students in rows; the name leads to everything about the student. */
export function StudentTable({ rows, chosenIds, onChoose, onOpen, onAccess }: StudentTableProps) {
  const { t } = useTranslation('records');
  const columns: TableColumnsType<StudentRecord> = [
    {
      key: 'name',
      title: t('field.name'),
      render: (_, { name, studentNo, studentId, erased }) => (
        <>
          <Go to={`/student/detail?studentId=${studentId}`} className={styles.name} orWords>
            {erased ? t('detail.erased') : name}
          </Go>
          <span className={styles.quiet}>{erased ? ABSENT : studentNo}</span>
        </>
      ),
    },
    {
      key: 'account',
      title: t('field.account'),
      width: 168,
      ellipsis: true,
      responsive: ['lg'],
      render: (_, { account, erased }) => (erased ? ABSENT : account || ABSENT),
    },
    { key: 'sex', title: t('field.sex'), width: 76, responsive: ['xl'], render: (_, { sex }) => sexWords(sex, t) },
    {
      key: 'class',
      title: t('student.class'),
      width: 148,
      ellipsis: true,
      render: (_, { className, state }) => className ?? (state === 'left' ? ABSENT : t('student.noClass')),
    },
    { key: 'state', title: t('field.state'), width: 128, render: (_, { state }) => <StateTag state={state} /> },
    {
      key: 'actions',
      width: 216,
      render: (_, student) => <Actions student={student} onOpen={onOpen} onAccess={onAccess} />,
    },
  ];
  return (
    <PeopleTable<StudentRecord>
      idOf={({ studentId }) => studentId}
      columns={columns}
      rows={rows}
      chosenIds={chosenIds}
      onChoose={onChoose}
      mayChoose={({ can }) => can.edit || can.comeBack}
    />
  );
}

function Actions({
  student,
  onOpen,
  onAccess,
}: { student: StudentRecord } & Pick<StudentTableProps, 'onOpen' | 'onAccess'>) {
  const { t } = useTranslation('records');
  const { can } = student;
  const students = [student];
  return (
    <span className={styles.actions}>
      {can.edit && (
        <Button type="link" onClick={() => onOpen({ kind: 'edit', studentId: student.studentId })}>
          {t('act.edit')}
        </Button>
      )}
      {can.move && (
        <Button type="link" onClick={() => onOpen({ kind: 'move', students })}>
          {t('student.move')}
        </Button>
      )}
      {can.comeBack && (
        <Button type="link" onClick={() => onOpen({ kind: 'return', students })}>
          {t('student.comeBack')}
        </Button>
      )}
      <MoreMenu
        whom={student.name}
        items={[
          { key: 'reset', words: t('act.reset'), may: can.resetPassword, run: () => onAccess('reset', student) },
          { key: 'disable', words: t('act.disable'), may: can.disable, run: () => onAccess('disable', student) },
          { key: 'enable', words: t('act.enable'), may: can.enable, run: () => onAccess('enable', student) },
          { key: 'leave', words: t('student.leave'), may: can.leave, run: () => onOpen({ kind: 'leave', students }) },
        ]}
      />
    </span>
  );
}
