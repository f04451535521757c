import { ExportOutlined } from '@ant-design/icons';
import { ABSENT } from '@zhibi/contract/kernel';
import { recordsApi, type Stay, type StudentRecord } from '@zhibi/contract/people/records';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Go } from '../../../platform/layout/go.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useCanGo } from '../../../platform/screen-line.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatDay } from '../../../platform/time.js';
import { ClassNav } from '../../parts/class-nav.js';
import { useUser } from '../../user.js';
import { Facts } from '../parts/facts.js';
import { History } from '../parts/history.js';
import { MoreMenu } from '../parts/more-menu.js';
import { sexWords } from '../parts/sex-field.js';
import { StateTag } from '../parts/state-tag.js';
import { Stays } from '../parts/stays.js';
import type { StudentDialog } from '../parts/student-dialogs.js';
import { studentReads } from '../parts/student-reads.js';
import { useAccessActs } from '../parts/use-access-acts.js';
import styles from './page.module.css';

const StudentDialogs = onDemand(
  () => import('../parts/student-dialogs.js').then((made) => made.StudentDialogs),
  ({ dialog }) => dialog !== null,
);
const TakeOutDrawer = onDemand(() => import('./take-out-drawer.js').then((made) => made.TakeOutDrawer));
const EraseDialog = onDemand(() => import('./erase-dialog.js').then((made) => made.EraseDialog));

/** Everything about one student: facts, classes over the years, one lifelong history. */
export function Page() {
  const [params] = useSearchParams();
  const studentId = params.get('studentId') ?? '';
  const read = useRead(recordsApi.student, { studentId });
  return <Screen read={read}>{(student) => <Student key={studentId} student={student} />}</Screen>;
}

function Student({ student }: { student: StudentRecord & { stays: Stay[] } }) {
  const { t } = useTranslation('records');
  const list = useCanGo('/student/list') ? '/student/list' : undefined;
  const { studentId, erased, className, studentNo, state, leftOn, leftWhy } = student;
  const name = erased ? t('detail.erased') : student.name;
  const left = leftOn
    ? t('detail.leftOn', { day: formatDay(leftOn), why: leftWhy ? t(`reason.${leftWhy}`) : ABSENT })
    : '';
  const note = [className, erased ? '' : studentNo, left].filter(Boolean).join(' · ');
  return (
    <>
      {student.classId && (
        <div className={styles.nav}>
          <ClassNav classId={student.classId} here="/class/student" />
        </div>
      )}
      <PageHead title={name} note={note} back={list} extra={<Actions student={student} />} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Card title={t('detail.facts')} extra={<StateTag state={state} />}>
            <Facts
              rows={[
                [t('student.number'), erased ? ABSENT : studentNo],
                [t('student.class'), className ?? ABSENT],
                [t('field.sex'), sexWords(student.sex, t)],
                [t('field.birthday'), dayOf(student.birthday)],
                [t('field.account'), erased ? ABSENT : student.account || ABSENT],
              ]}
            />
          </Card>
          <Card title={t('detail.stays')}>
            <Stays stays={student.stays} />
          </Card>
          <Go to={`/class/studentReport?studentId=${studentId}&from=/student/detail`}>{t('detail.report')}</Go>
          <Go to={`/class/studentWrong?studentId=${studentId}&from=/student/detail`}>{t('detail.wrong')}</Go>
        </div>
        <Card title={t('detail.history')}>
          <History whose="student" id={studentId} />
        </Card>
      </div>
    </>
  );
}

/** A birthday is read with its year. */
const dayOf = (day: string | null) => (day ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : ABSENT);

function Actions({ student }: { student: StudentRecord }) {
  const { t } = useTranslation('records');
  const { asLeader } = useUser();
  const [dialog, setDialog] = useState<StudentDialog | null>(null);
  const [isErasing, setIsErasing] = useState(false);
  const [isTakingOut, setIsTakingOut] = useState(false);
  const access = useAccessActs('student', studentReads);
  const { can, studentId, name } = student;
  const [students, person] = [[student], [{ id: studentId, name }]];
  return (
    <>
      <MoreMenu
        whom={name}
        items={[
          { key: 'reset', words: t('act.reset'), may: can.resetPassword, run: () => access.ask('reset', person) },
          { key: 'disable', words: t('act.disable'), may: can.disable, run: () => access.ask('disable', person) },
          { key: 'enable', words: t('act.enable'), may: can.enable, run: () => access.ask('enable', person) },
          {
            key: 'leave',
            words: t('student.leave'),
            may: can.leave,
            run: () => setDialog({ kind: 'leave', students }),
          },
          { key: 'erase', words: t('detail.erase'), may: can.erase, run: () => setIsErasing(true) },
        ]}
      />
      {asLeader && !student.erased && (
        <Button icon={<ExportOutlined />} onClick={() => setIsTakingOut(true)}>
          {t('detail.takeOut')}
        </Button>
      )}
      {can.move && <Button onClick={() => setDialog({ kind: 'move', students })}>{t('student.move')}</Button>}
      {can.comeBack && (
        <Button type="primary" onClick={() => setDialog({ kind: 'return', students })}>
          {t('student.comeBack')}
        </Button>
      )}
      {can.edit && (
        <Button type="primary" onClick={() => setDialog({ kind: 'edit', studentId })}>
          {t('act.edit')}
        </Button>
      )}
      <StudentDialogs dialog={dialog} onClose={() => setDialog(null)} onSlip={access.showSlip} />
      {isTakingOut && <TakeOutDrawer student={student} onClose={() => setIsTakingOut(false)} />}
      {isErasing && <EraseDialog student={student} onClose={() => setIsErasing(false)} />}
      {access.dialogs}
    </>
  );
}
