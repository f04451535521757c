import { homeworkApi, type LoadOfClass, type LoadOfDay } from '@zhibi/contract/homework';
import { ABSENT } from '@zhibi/contract/kernel';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { Screen } from '../../platform/screen.js';
import { formatNumber, formatShortDay, nowStamp } from '../../platform/time.js';
import { dayAfter } from './days.js';
import styles from './load-calendar.module.css';

export interface LoadCalendarProps {
  classIds: readonly string[];
  /** 8 digits: the day that is chosen. */
  day: string;
  /** The first of the seven days; absent: the chosen one is in the middle. */
  from?: string;
  subjectId?: number;
  /** What would come on the chosen day. */
  minutes?: number;
  onPick?: (day: string) => void;
  /** What is said below of the class that is shown. */
  children?: (of: LoadOfClass) => React.ReactNode;
}

const BEFORE = 3;
const SHOWN = 7;

/** A week of everything that every subject has given a class, and what one more would make of it. */
export function LoadCalendar({ classIds, day, from = dayAfter(day, -BEFORE), children, ...rest }: LoadCalendarProps) {
  const { t } = useTranslation('homework');
  const [chosen, setChosen] = useState<string | null>(null);
  const read = useRead(
    homeworkApi.calendar,
    classIds.length === 0 ? null : { classIds: [...classIds], from, to: dayAfter(from, SHOWN - 1) },
    { keepOld: true },
  );
  return (
    <Screen read={read} skeleton={{ card: 260 }}>
      {({ classes }) => {
        const shown = classes.find(({ classId }) => classId === chosen) ?? classes[0];
        if (!shown) return null;
        return (
          <section className={styles.calendar} aria-label={t('load.title')}>
            <div className={styles.head}>
              <b>{sentenceOf(t, shown, day, rest.minutes ?? 0)}</b>
              {classes.length > 1 && (
                <Segmented
                  size="small"
                  aria-label={t('publish.classes')}
                  options={classes.map(({ classId, className }) => ({ value: classId, label: className }))}
                  value={shown.classId}
                  onChange={setChosen}
                />
              )}
            </div>
            <div className={styles.scroll}>
              <Week of={shown} day={day} {...rest} />
            </div>
            <small className={styles.counted}>{t('load.counted')}</small>
            {children?.(shown)}
          </section>
        );
      }}
    </Screen>
  );
}

/** On a phone the days to choose from scroll, and the chosen one is the one that is asked about. */
function bringIntoSight(head: HTMLElement | null): void {
  const frame = head?.closest('table')?.parentElement;
  if (head && frame) frame.scrollLeft = head.offsetLeft + head.offsetWidth / 2 - frame.clientWidth / 2;
}

type T = ReturnType<typeof useTranslation<'homework'>>['t'];

const minutesOn = ({ days }: LoadOfClass, day: string) => days.find((one) => one.day === day)?.minutes ?? 0;

/** The one thing to know: how full the chosen day is, and whether that is too much. */
function sentenceOf(t: T, of: LoadOfClass, day: string, added: number): string {
  const minutes = formatNumber(minutesOn(of, day) + added);
  if (of.limit === 0 && minutes === '0') return t('load.noneAllowed', { class: of.className });
  if (of.limit === null) return t('load.sum', { class: of.className, minutes });
  const isFull = isOver(of, day, added);
  return t(isFull ? (added > 0 ? 'load.over' : 'load.isOver') : 'load.within', {
    class: of.className,
    minutes,
    limit: of.limit,
  });
}

/** Whether one more on a day would be beyond what it may hold. */
export const isOver = (of: LoadOfClass, day: string, added: number): boolean =>
  of.limit !== null && minutesOn(of, day) + added > of.limit;

function Week({ of, day, subjectId, minutes = 0, onPick }: Omit<LoadCalendarProps, 'classIds'> & { of: LoadOfClass }) {
  const { t } = useTranslation('homework');
  const names = useNames();
  const subjects = [
    ...new Map(of.days.flatMap((one) => one.subjects.map((subject) => [subject.subjectId, subject.subjectName]))),
  ];
  const most = Math.max(of.limit ?? 0, 60, ...of.days.map((one) => one.minutes + (one.day === day ? minutes : 0)));
  const today = nowStamp().slice(0, 8);
  return (
    // Its last column is a day like the others, and no place for what can be done: it does not stay in sight before them.
    <table data-cards className={onPick ? styles.week : `${styles.week} ${styles.read}`}>
      <thead>
        <tr>
          <th scope="col">{t('load.minutes')}</th>
          {of.days.map((one) => (
            <th
              key={one.day}
              ref={one.day === day ? bringIntoSight : undefined}
              scope="col"
              className={one.day === day ? styles.chosen : ''}
            >
              {formatShortDay(one.day)}
              <Column
                one={one}
                most={most}
                subjectId={subjectId}
                added={one.day === day ? minutes : 0}
                limit={of.limit}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subjects.map(([id, name]) => (
          <tr key={id}>
            <th scope="row">{names.subject(name)}</th>
            {of.days.map((one) => (
              <td key={one.day} className={one.day === day ? styles.chosen : ''}>
                {formatNumber(one.subjects.find((subject) => subject.subjectId === id)?.minutes) || ABSENT}
              </td>
            ))}
          </tr>
        ))}
        {onPick && (
          <tr>
            <th scope="row">
              <span className={styles.hidden}>{t('load.pick')}</span>
            </th>
            {of.days.map((one) => (
              <td key={one.day} className={one.day === day ? styles.chosen : ''}>
                {one.day === day ? (
                  t('load.picked')
                ) : one.day > today && !isOver(of, one.day, minutes) ? (
                  <Button type="link" size="small" onClick={() => onPick(one.day)}>
                    {t('load.pick')}
                  </Button>
                ) : null}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface ColumnProps {
  one: LoadOfDay;
  most: number;
  limit: number | null;
  added: number;
  subjectId: number | undefined;
}

/** One day as a column: other subjects, the own one, and what is added. */
function Column({ one, most, limit, added, subjectId }: ColumnProps) {
  const own = one.subjects.find((subject) => subject.subjectId === subjectId)?.minutes ?? 0;
  const share = (minutes: number) => ({ height: `${(minutes / most) * 100}%` });
  const sum = one.minutes + added;
  return (
    <span className={styles.column} aria-hidden>
      {limit !== null && <i className={styles.limit} style={{ bottom: `${(limit / most) * 100}%` }} />}
      <em className={limit !== null && sum > limit ? styles.over : ''}>{sum > 0 ? formatNumber(sum) : ''}</em>
      <i className={styles.added} style={share(added)} />
      <i className={styles.own} style={share(own)} />
      <i className={styles.others} style={share(one.minutes - own)} />
    </span>
  );
}
