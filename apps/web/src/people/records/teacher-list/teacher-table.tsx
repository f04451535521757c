import { ABSENT } from '@zhibi/contract/kernel';
import type { TeacherRecord } from '@zhibi/contract/people/records';
import { Button, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../use-names.js';
import { MoreMenu } from '../parts/more-menu.js';
import { PeopleTable } from '../parts/people-table.js';
import styles from '../parts/records.module.css';
import { StateTag } from '../parts/state-tag.js';
import { lessonWords } from './lesson-words.js';
import type { TeacherDialog } from './teacher-dialogs.js';

export interface TeacherTableProps {
  rows: readonly TeacherRecord[];
  chosenIds: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onOpen: (dialog: TeacherDialog) => void;
  onAccess: (act: 'reset' | 'disable' | 'enable', teacher: TeacherRecord) => void;
}

/** Teachers in rows: number, name with account, what they teach, roles beyond teaching, where they stand. */
export function TeacherTable({ rows, chosenIds, onChoose, onOpen, onAccess }: TeacherTableProps) {
  const { t } = useTranslation('records');
  const names = useNames();
  const columns: TableColumnsType<TeacherRecord> = [
    {
      key: 'name',
      title: t('field.name'),
      width: 148,
      render: (_, { name, account }) => (
        <>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <span className={styles.quiet}>{account || ABSENT}</span>
        </>
      ),
    },
    {
      key: 'number',
      title: t('teacher.number'),
      width: 108,
      ellipsis: true,
      responsive: ['lg'],
      render: (_, one) => one.teacherNo ?? ABSENT,
    },
    {
      key: 'phone',
      title: t('field.phone'),
      width: 124,
      responsive: ['xl'],
      render: (_, one) => one.phone ?? ABSENT,
    },
    {
      key: 'lessons',
      title: t('teacher.lessons'),
      render: (_, one) => {
        const words = lessonWords(one.lessons, names.subject);
        return (
          <>
            <span className={styles.name} title={words}>
              {words || ABSENT}
            </span>
            {one.roles.some((role) => role !== 'TEACHER') && (
              <span className={styles.quiet}>
                {one.roles
                  .filter((role) => role !== 'TEACHER')
                  .map((role) => t(`role.${role}`))
                  .join(' · ')}
              </span>
            )}
          </>
        );
      },
      ellipsis: true,
    },
    { key: 'state', title: t('field.state'), width: 116, render: (_, { state }) => <StateTag state={state} /> },
    {
      key: 'actions',
      width: 244,
      render: (_, teacher) => <Actions teacher={teacher} onOpen={onOpen} onAccess={onAccess} />,
    },
  ];
  return (
    <PeopleTable<TeacherRecord>
      idOf={({ teacherId }) => teacherId}
      columns={columns}
      rows={rows}
      chosenIds={chosenIds}
      onChoose={onChoose}
      mayChoose={({ can }) => can.resetPassword}
    />
  );
}

function Actions({
  teacher,
  onOpen,
  onAccess,
}: { teacher: TeacherRecord } & Pick<TeacherTableProps, 'onOpen' | 'onAccess'>) {
  const { t } = useTranslation('records');
  const { can } = teacher;
  return (
    <span className={styles.actions}>
      {can.edit && (
        <Button type="link" onClick={() => onOpen({ kind: 'edit', teacher })}>
          {t('act.edit')}
        </Button>
      )}
      {can.comeBack && (
        <Button type="link" onClick={() => onOpen({ kind: 'return', teacher })}>
          {t('teacher.comeBack')}
        </Button>
      )}
      {can.resetPassword && (
        <Button type="link" onClick={() => onAccess('reset', teacher)}>
          {t('act.reset')}
        </Button>
      )}
      <MoreMenu
        whom={teacher.name}
        items={[
          { key: 'roles', words: t('teacher.setRoles'), may: can.edit, run: () => onOpen({ kind: 'roles', teacher }) },
          { key: 'history', words: t('act.history'), may: true, run: () => onOpen({ kind: 'history', teacher }) },
          { key: 'disable', words: t('act.disable'), may: can.disable, run: () => onAccess('disable', teacher) },
          { key: 'enable', words: t('act.enable'), may: can.enable, run: () => onAccess('enable', teacher) },
          { key: 'leave', words: t('teacher.leave'), may: can.leave, run: () => onOpen({ kind: 'leave', teacher }) },
        ]}
      />
    </span>
  );
}
