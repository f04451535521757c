import { homeworkApi, type MissingStudent } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useCanGo } from '../../../platform/screen-line.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { subjectSign } from '../../parts/subject-sign.js';
import { useProgress } from '../../parts/use-progress.js';
import { useRemind } from '../../parts/use-remind.js';
import styles from './page.module.css';
import { StudentDialog } from './student-dialog.js';

const EVERY_MS = 60_000;

/** The list at the door, for a tablet: who of a class has not handed in, in which subjects. A tap excuses or reminds. */
export function Page() {
  const { t } = useTranslation('homework');
  const classes = useRead(peopleApi.classes, {});
  const [params, setParams] = useSearchParams();
  const list = classes.data?.clazzs ?? [];
  const one = list.find(({ classId }) => classId === params.get('class')) ?? list[0];
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
        title={t('missing.title')}
        note={t('missing.note')}
        extra={
          <>
            <ToLoad classId={one?.classId ?? null} />
            <Select
              size="large"
              aria-label={t('publish.classes')}
              style={{ width: 180 }}
              value={one?.classId ?? null}
              options={list.map(({ classId, className }) => ({ value: classId, label: className }))}
              onChange={(classId) => set('class', classId)}
            />
          </>
        }
      />
      <Screen read={classes} skeleton={{ cards: 8 }}>
        {() =>
          one && (
            <Door
              classId={one.classId}
              className={one.className}
              studentId={params.get('student')}
              onOpen={(studentId) => set('student', studentId)}
            />
          )
        }
      </Screen>
    </>
  );
}

/** Leaders of the school go on to how much homework this class has. */
function ToLoad({ classId }: { classId: string | null }) {
  const { t } = useTranslation('homework');
  return (
    useCanGo('/homework/load') && (
      <GoButton to={classId ? `/homework/load?class=${classId}` : '/homework/load'}>{t('load.overview')}</GoButton>
    )
  );
}

interface DoorProps {
  classId: string;
  className: string;
  /** Whose copies are opened. */
  studentId: string | null;
  onOpen: (studentId: string | null) => void;
}

function Door({ classId, className, studentId, onOpen }: DoorProps) {
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
        return (
          <>
            <div className={styles.head}>
              <b>{t('missing.count', { count: items.filter(isWanted).length })}</b>
              <span>{t('missing.of', { students, due })}</span>
              <RemindAll items={items} />
            </div>
            <ul className={styles.students}>
              {items.map((one) => (
                <li key={one.studentId}>
                  <Student student={one} onOpen={() => onOpen(one.studentId)} />
                </li>
              ))}
            </ul>
            {opened && <StudentDialog student={opened} onClose={() => onOpen(null)} />}
          </>
        );
      }}
    </Screen>
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
        {student.copies.map(({ homeworkId, subjectName, excuse }) => (
          <i key={homeworkId} className={excuse ? styles.excused : ''}>
            {subjectSign(names.subject(subjectName))}
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
