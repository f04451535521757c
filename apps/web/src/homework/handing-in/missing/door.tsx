import { homeworkApi, type MissingStudent } from '@zhibi/contract/homework';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear, nowStamp } from '../../../platform/time.js';
import { subjectSign } from '../../parts/subject-sign.js';
import { useProgress } from '../../parts/use-progress.js';
import { useRemind } from '../../parts/use-remind.js';
import styles from './page.module.css';
import { byDue, type Section } from './rules-due.js';
import { StudentDialog } from './student-dialog.js';

const EVERY_MS = 60_000;

interface DoorProps {
  classId: string;
  className: string;
  /** Whose copies are opened. */
  studentId: string | null;
  onOpen: (studentId: string | null) => void;
}

/** Who of one class has not handed in: first what is over, then what is due later today. */
export function Door({ classId, className, studentId, onOpen }: DoorProps) {
  const { t } = useTranslation('homework');
  const read = useRead(homeworkApi.missing, { classId }, { everyMs: EVERY_MS });
  useProgress([homeworkApi.missing]);
  return (
    <Screen
      read={read}
      skeleton={{ cards: 8 }}
      isEmpty={({ items }) => items.length === 0}
      empty={<Nobody className={className} students={read.data?.students ?? 0} due={read.data?.due ?? 0} />}
    >
      {({ items, students, due }) => {
        const opened = items.find((one) => one.studentId === studentId);
        const { over, running } = byDue(items, nowStamp());
        return (
          <>
            {over.students.length > 0 && (
              <Missing section={over} onOpen={onOpen}>
                <b>{t('missing.count', { count: over.students.filter(isWanted).length })}</b>
                <span>{t('missing.of', { students, due })}</span>
              </Missing>
            )}
            {running.students.length > 0 && (
              <Missing section={running} isRunning onOpen={onOpen}>
                <b>{t('missing.running', { count: running.students.filter(isWanted).length })}</b>
                <span>{over.students.length === 0 && t('missing.noneOver')}</span>
              </Missing>
            )}
            {opened && <StudentDialog student={opened} onClose={() => onOpen(null)} />}
          </>
        );
      }}
    </Screen>
  );
}

interface MissingProps {
  section: Section;
  /** There is still time. */
  isRunning?: boolean;
  onOpen: (studentId: string) => void;
  /** What heads it. */
  children: ReactNode;
}

function Missing({ section: { students, works }, isRunning = false, onOpen, children }: MissingProps) {
  const { t } = useTranslation('homework');
  const names = useNames();
  return (
    <section className={isRunning ? `${styles.section} ${styles.running}` : styles.section}>
      <div className={styles.head}>
        {children}
        <RemindAll items={students} />
      </div>
      <ul className={styles.works}>
        {works.map((work) => (
          <li key={`${work.homeworkId} ${work.endAt}`}>
            <b>
              {names.subject(work.subjectName)} · {work.title}
            </b>
            <span>{t('missing.until', { when: formatNear(work.endAt) })}</span>
            <span>{t('missing.students', { count: work.students })}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.students}>
        {students.map((one) => (
          <li key={one.studentId}>
            <Student student={one} onOpen={() => onOpen(one.studentId)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nobody({ className, students, due }: { className: string; students: number; due: number }) {
  const { t } = useTranslation('homework');
  const facts =
    due === 0
      ? { title: t('missing.nothingDue'), hint: t('missing.nothingDueHint') }
      : { title: t('missing.allIn', { class: className }), hint: t('missing.allInHint', { students, due }) };
  return (
    <Card>
      <EmptyState {...facts} />
    </Card>
  );
}

/** Somebody is still to bring something. */
const isWanted = ({ copies }: MissingStudent): boolean => copies.some(({ excuse }) => excuse === null);

function Student({ student, onOpen }: { student: MissingStudent; onOpen: () => void }) {
  const { t } = useTranslation('homework');
  const names = useNames();
  return (
    <button
      type="button"
      className={isWanted(student) ? styles.student : `${styles.student} ${styles.settled}`}
      onClick={onOpen}
    >
      <b translate="no">{student.name}</b>
      <small>{student.studentNo}</small>
      <span>
        {student.copies.map(({ homeworkId, subjectName, title, excuse }) => (
          <i key={homeworkId} className={excuse ? styles.excused : ''} title={title}>
            {subjectSign(names.subject(subjectName))} {title}
            {excuse && ` ${t(`missing.excuse.${excuse}`)}`}
          </i>
        ))}
      </span>
    </button>
  );
}

/** Reminds everybody of the copies that the teacher may ask for. */
function RemindAll({ items }: { items: readonly MissingStudent[] }) {
  const { t } = useTranslation('homework');
  const { remind, isBusy, isNight } = useRemind();
  const wanted = items.flatMap(({ studentId, copies }) =>
    copies
      .filter(({ can, excuse }) => can.adjust && excuse === null)
      .map(({ homeworkId }) => ({ homeworkId, studentId })),
  );
  if (wanted.length === 0) return null;
  if (isNight) return <small>{t('missing.night')}</small>;
  return (
    <Button type="primary" size="large" loading={isBusy} onClick={() => void remind(wanted)}>
      {t('missing.remindAll')}
    </Button>
  );
}
