import { type HolidayDetail, type HolidayStudent, holidayApi } from '@zhibi/contract/homework/holiday';
import { ABSENT } from '@zhibi/contract/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatDay } from '../../../platform/time.js';
import { subjectSign } from '../../parts/subject-sign.js';
import styles from './detail.module.css';

const isBehind = ({ behind }: HolidayStudent) => behind > 0;

/** How far each student is; who is behind is reminded, a skipped day is let go. */
export function StudentsView({ booklet }: { booklet: HolidayDetail }) {
  const { t } = useTranslation('holiday');
  const { holidayId, state } = booklet;
  const read = useRead(holidayApi.students, state === 'ready' ? { holidayId } : null);
  const reminding = useWrite(holidayApi.remind, [holidayApi.students], {
    onDone: ({ reminded }) =>
      reminded > 0 ? notify.done(t('students.reminded', { count: reminded })) : notify.warn(t('students.remindedNone')),
  });
  if (state !== 'ready')
    return (
      <Card>
        <EmptyState title={t('students.none')} hint={t('students.noneHint')} />
      </Card>
    );
  const remind = (students: readonly HolidayStudent[]) =>
    reminding.mutate({ holidayId, studentIds: students.map(({ studentId }) => studentId) });
  const columns = (['student', 'done', 'last', 'weeks', 'skips', 'actions'] as const).map((one) =>
    t(`students.column.${one}`),
  );
  return (
    <Screen read={read} skeleton={{ rows: 8 }}>
      {({ items }) => {
        const behind = items.filter(isBehind);
        return (
          <Card
            flush
            title={t('views.students')}
            extra={
              behind.length > 0 && (
                <Button type="primary" loading={reminding.isPending} onClick={() => remind(behind.slice(0, 60))}>
                  {t('students.remindAll')}
                </Button>
              )
            }
          >
            <PlainTable
              columns={columns}
              words={6}
              withActions
              asCards
              rows={items.map((one) => ({
                key: one.studentId,
                cells: [
                  <b key="name" translate="no">
                    {one.name}
                  </b>,
                  <Done key="done" student={one} />,
                  one.lastDay === null ? ABSENT : formatDay(one.lastDay),
                  <Weeks key="weeks" booklet={booklet} student={one} />,
                  <Skips key="skips" holidayId={holidayId} student={one} />,
                  isBehind(one) ? (
                    <Button key="remind" size="small" loading={reminding.isPending} onClick={() => remind([one])}>
                      {t('students.remind')}
                    </Button>
                  ) : null,
                ],
              }))}
            />
          </Card>
        );
      }}
    </Screen>
  );
}

function Done({ student }: { student: HolidayStudent }) {
  const { t } = useTranslation('holiday');
  const { done, due, behind, total } = student;
  const state = isBehind(student)
    ? (['warn', t('students.behind', { count: behind })] as const)
    : done === total && total > 0
      ? (['done', t('students.ahead')] as const)
      : (['run', t('students.onTime')] as const);
  return (
    <>
      {done}/{due} <StatusTag tone={state[0]}>{state[1]}</StatusTag>
    </>
  );
}

/** What was handed in of the weeks that have come. */
function Weeks({ booklet, student }: { booklet: HolidayDetail; student: HolidayStudent }) {
  const { t } = useTranslation('holiday');
  const names = useNames();
  const come = booklet.weeks.filter(({ status }) => status === 'open' || status === 'closed');
  const words = student.weeks.flatMap(({ subjectId, no, status }) => {
    const week = come.find((one) => one.subjectId === subjectId && one.no === no);
    return week ? [`${t('week', { no })} ${subjectSign(names.subject(week.subjectName))} ${t(`copy.${status}`)}`] : [];
  });
  return <>{words.join(' · ') || ABSENT}</>;
}

function Skips({ holidayId, student }: { holidayId: string; student: HolidayStudent }) {
  const { t } = useTranslation('holiday');
  const excusing = useWrite(holidayApi.excuse, [holidayApi.students]);
  if (student.skips.length === 0) return <>{ABSENT}</>;
  return (
    <ul className={styles.parts}>
      {student.skips.map(({ day, reason, movedTo, excused, canExcuse }) => (
        <li key={day}>
          <span>
            {formatDay(day)} {t(`skip.${reason}`)}
            <small>
              {excused
                ? t('students.excused')
                : movedTo
                  ? t('students.movedTo', { day: formatDay(movedTo) })
                  : t('students.nowhere')}
            </small>
          </span>
          {canExcuse && (
            <Button
              size="small"
              loading={excusing.isPending}
              onClick={() => excusing.mutate({ holidayId, studentId: student.studentId, day, excused: !excused })}
            >
              {t(excused ? 'students.notExcuse' : 'students.excuse')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
