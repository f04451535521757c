import { type HolidayDay, type HolidayDetail, type HolidayTask, holidayApi } from '@zhibi/contract/homework/holiday';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames, useUser } from '../../../people/index.js';
import { useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { formatDay, nowStamp } from '../../../platform/time.js';
import { placesBefore } from '../parts/days.js';
import styles from './detail.module.css';

/** Every day of the holiday with what each subject asks for; once printed, a day of the own subject can be struck out. */
export function DaysCalendar({ booklet }: { booklet: HolidayDetail }) {
  const { t } = useTranslation('holiday');
  const { days, limit, state } = booklet;
  const [first] = days;
  const blank = first ? placesBefore(first.day) : 0;
  return (
    <Card title={t('byDay.title')} extra={limit === null ? t('byDay.noLimit') : t('byDay.limit', { count: limit })}>
      {state === 'ready' && <p className={styles.legend}>{t('byDay.legend')}</p>}
      <ol className={styles.days}>
        {first && blank > 0 && <li aria-hidden className={styles.blank} style={{ gridColumn: `span ${blank}` }} />}
        {days.map((one) => (
          <Day key={one.day} booklet={booklet} one={one} isOver={limit !== null && one.minutes > limit} />
        ))}
      </ol>
    </Card>
  );
}

function Day({ booklet, one, isOver }: { booklet: HolidayDetail; one: HolidayDay; isOver: boolean }) {
  const { t } = useTranslation('holiday');
  // Whether a day is free is known when all have put in what they ask for.
  const free = booklet.state === 'open' ? '' : t('byDay.rest');
  return (
    <li className={isOver ? `${styles.day} ${styles.over}` : styles.day}>
      <b>{formatDay(one.day)}</b>
      <small>
        {one.tasks.length === 0 ? free : t('minutes', { count: Math.round(one.minutes) })}
        {isOver && ` · ${t('byDay.over')}`}
      </small>
      {one.tasks.map((task) => (
        <Task key={task.subjectId} booklet={booklet} day={one.day} task={task} />
      ))}
    </li>
  );
}

function Task({ booklet, day, task }: { booklet: HolidayDetail; day: string; task: HolidayTask }) {
  const { t } = useTranslation('holiday');
  const names = useNames();
  const { subjects } = useUser();
  const taking = useWrite(holidayApi.takeOff, [holidayApi.detail]);
  const { holidayId, weeks, state } = booklet;
  const { subjectId, subjectName, minutes, questions, off } = task;
  const subject = names.subject(subjectName);
  const words = (
    <>
      {subject}{' '}
      {off
        ? t('byDay.off')
        : `${t('questions', { count: questions })} · ${t('minutes', { count: Math.round(minutes) })}`}
    </>
  );
  const week = weeks.find((one) => one.subjectId === subjectId && day >= one.from && day <= one.to);
  const isOwn = subjects.some((one) => one.subjectId === subjectId);
  const isToCome = week?.status === 'open' || week?.status === 'scheduled';
  if (state !== 'ready' || !isOwn || !isToCome || day < nowStamp().slice(0, 8))
    return <span className={off ? styles.off : undefined}>{words}</span>;
  return (
    <Confirm
      title={t(off ? 'byDay.putBack' : 'byDay.takeOff', { subject })}
      hint={off ? undefined : t('byDay.takeOffHint')}
      onConfirm={() => taking.mutate({ holidayId, subjectId, day, off: !off })}
    >
      <Button size="small" type="text" className={off ? styles.off : undefined} loading={taking.isPending}>
        {words}
      </Button>
    </Confirm>
  );
}
