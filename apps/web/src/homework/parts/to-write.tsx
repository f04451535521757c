import type { HomeworkForStudent } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { LinkedFiles } from '../../disk/index.js';
import { useAge, useNames } from '../../people/index.js';
import { Go } from '../../platform/layout/go.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { Screen } from '../../platform/screen.js';
import { formatDay, formatNear, nowStamp } from '../../platform/time.js';
import { Section } from '../../platform/touch/section.js';
import { Sheet } from '../../platform/touch/sheet.js';
import { Tile } from '../../platform/touch/tile.js';
import { answerOf, handInOf, photosOf } from './addresses.js';
import { MyChanges } from './my-changes.js';
import { StudentRow } from './student-row.js';
import { groupOf, stateOf, tones } from './student-work.js';
import { subjectSign } from './subject-sign.js';
import { TakenBack } from './taken-back.js';
import styles from './to-write.module.css';
import { useBegun } from './use-begun.js';
import { useMyHomework } from './use-my-homework.js';

/** What a student has still to write: the most urgent opened out, the others as rows below it. */
export function Part() {
  const read = useMyHomework();
  return (
    <Screen read={read} skeleton={{ card: 180 }}>
      {({ items }) => <ToWrite items={groupOf(items, 'toWrite', nowStamp())} isFirst={items.length === 0} />}
    </Screen>
  );
}

/** @param props.isFirst there never was any homework */
function ToWrite({ items, isFirst }: { items: readonly HomeworkForStudent[]; isFirst: boolean }) {
  const { t } = useTranslation('homework');
  const age = useAge();
  const begun = useBegun(items);
  const [first, ...others] = items;
  return (
    <Section title={t(`student.${age}.toWrite`)} count={items.length}>
      {first ? (
        <First homework={first} answered={begun.get(first.homeworkId) ?? 0} />
      ) : (
        <NothingDue words={isFirst ? 'none' : 'allDone'} />
      )}
      {others.length > 0 && (
        <Sheet rows>
          {others.map((homework) => (
            <StudentRow key={homework.homeworkId} homework={homework} answered={begun.get(homework.homeworkId) ?? 0} />
          ))}
        </Sheet>
      )}
      <TakenBack />
    </Section>
  );
}

/** @param props.answered questions that are answered on the screen and not handed in */
function First({ homework, answered }: { homework: HomeworkForStudent; answered: number }) {
  const { t } = useTranslation('homework');
  const names = useNames();
  const age = useAge();
  const {
    homeworkId,
    title: given,
    redoOf,
    subjectName,
    startAt,
    endAt,
    collectedAt,
    files,
    changed,
    excuse,
    onScreen,
    print,
  } = homework;
  const state = stateOf(homework, nowStamp());
  const isLate = state === 'catchUp';
  // The teacher's title of a redo begins with the student's name, which tells the student nothing.
  const title = redoOf === null ? given : t('student.redoOf', { title: redoOf });
  return (
    <Sheet className={styles.first ?? ''}>
      <Tile tone="ink">{subjectSign(names.subject(subjectName))}</Tile>
      <div>
        <b>{title}</b>
        <span className={styles.state}>
          <StatusTag tone={tones[state]}>{t(`student.${age}.${state}`)}</StatusTag>
          {!isLate
            ? t('student.until', { when: formatNear(endAt) })
            : collectedAt
              ? t('student.collected', { when: formatNear(collectedAt) })
              : t('student.ofDay', { day: formatDay(startAt) })}
        </span>
      </div>
      <p>
        {answered > 0
          ? t('student.notHandedIn', { count: answered })
          : isLate || !print
            ? t(`student.${age}.${isLate ? 'howLate' : 'how'}`)
            : print.state === 'here'
              ? t(`student.${age}.printed`)
              : print.state === 'withdrawn'
                ? t(`student.${age}.notPrinted`)
                : t(`student.${age}.printing`, { when: formatNear(print.dueAt) })}
        {excuse && ` ${t(`changes.excused.${excuse}`)}`}
        {changed && <MyChanges homeworkId={homeworkId} title={title} />}
        <span>
          {onScreen && answered > 0 && <Go to={handInOf(homeworkId)}>{t('student.handIn')}</Go>}
          {onScreen && <Go to={answerOf(homeworkId)}>{t(answered > 0 ? 'student.goOn' : 'student.onScreen')}</Go>}
          <Go to={photosOf(homeworkId)}>{t('student.photo')}</Go>
          {files > 0 && <LinkedFiles target={{ kind: 'homework', id: homeworkId }} title={title} />}
        </span>
      </p>
    </Sheet>
  );
}

/** Said once, with what comes next: no empty list. */
function NothingDue({ words }: { words: 'none' | 'allDone' }) {
  const { t } = useTranslation('homework');
  const age = useAge();
  return (
    <Sheet className={styles.done ?? ''}>
      <svg width="72" height="64" viewBox="0 0 72 64" fill="none" aria-hidden="true">
        <rect x="10" y="6" width="42" height="54" rx="4" fill="var(--paper)" stroke="#C9D1DD" strokeWidth="1.5" />
        <path d="M18 18h20M18 27h26M18 36h14" stroke="#DDE3EC" strokeWidth="2.5" strokeLinecap="round" />
        {words === 'allDone' && (
          <path
            d="M30 44c3 3 5 6 7 9 5-12 13-22 26-31"
            stroke="var(--success)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
      <div>
        <b>{t(`student.${age}.${words}`)}</b>
        <p>{t(`student.${age}.${words}Hint`)}</p>
      </div>
    </Sheet>
  );
}
