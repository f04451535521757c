import { FEWEST_STUDENTS, SECONDS_AN_ANSWER, type WallBoard } from '@zhibi/contract/analysis';
import { ABSENT } from '@zhibi/contract/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { Logo } from '../../../platform/layout/logo.js';
import { formatDay, formatNumber, formatRate, formatShare } from '../../../platform/time.js';
import { Clock } from './clock.js';
import { machineShare, mostMissing, saved } from './findings.js';
import { Rates } from './rates.js';
import styles from './wall.module.css';

/** How often a wall asks for its figures. */
export const EVERY_MS = 60_000;

const clockOf = (stamp: string) => `${stamp.slice(8, 10)}:${stamp.slice(10, 12)}`;

/** Large enough to be read from eight metres: sums of the school, nobody's name. */
export function Wall({ board, isOld, acts }: { board: WallBoard; isOld: boolean; acts?: ReactNode }) {
  const { t } = useTranslation('schoolWall');
  const time = clockOf(board.at);
  return (
    <main className={styles.wall}>
      <header className={styles.head}>
        <Logo size={56} />
        <h1 translate="no">{board.schoolName}</h1>
        {acts}
        <p>
          <span>{formatDay(board.day)}</span>
          <Clock />
        </p>
      </header>
      <Numbers board={board} />
      <div className={styles.below}>
        <Rates rates={board.rates} few={t('few', { fewest: FEWEST_STUDENTS })} />
        <Grades board={board} />
      </div>
      <footer className={styles.foot}>
        <span role="status" data-old={isOld || undefined}>
          {t(isOld ? 'offline' : 'updated', { time })}
        </span>
        <span>{t('sumsOnly')}</span>
      </footer>
    </main>
  );
}

function Numbers({ board: { today, areasRead, judged, teachers } }: { board: WallBoard }) {
  const { t } = useTranslation('schoolWall');
  const share = machineShare(judged);
  const time = saved(judged);
  const perTeacher = t('perTeacher', { count: teachers, seconds: SECONDS_AN_ANSWER });
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{t('today')}</dt>
        <dd>
          {formatNumber(today.came)}
          <small>
            {today.expected === 0
              ? ` ${t('noneToday')}`
              : ` ${t('ofCopies', { expected: formatNumber(today.expected), share: formatShare(today.came, today.expected) })}`}
          </small>
        </dd>
        <dd className={styles.bar}>
          <i style={{ width: `${today.expected === 0 ? 0 : (today.came / today.expected) * 100}%` }} />
        </dd>
      </div>
      <div>
        <dt>{t('read')}</dt>
        <dd>
          {formatNumber(areasRead)}
          <small> {t('areas')}</small>
        </dd>
        <dd className={styles.note}>{share === null ? t('noneJudged') : t('machine', { share: formatRate(share) })}</dd>
      </div>
      <div>
        <dt>{t('saved')}</dt>
        <dd>
          {formatNumber(time.count)}
          <small> {t(time.unit, { count: time.count })}</small>
        </dd>
        <dd className={styles.note}>{teachers === 0 ? ABSENT : perTeacher}</dd>
      </div>
    </dl>
  );
}

function Grades({ board: { grades, copiesOnTheWay } }: { board: WallBoard }) {
  const { t } = useTranslation('schoolWall');
  const names = useNames();
  const most = mostMissing(grades);
  const told = most ? t('missing', { grade: names.grade(most.gid), count: most.missing }) : t('allCame');
  return (
    <section className={styles.figure}>
      <h2>{grades.length === 0 ? t('noneToday') : told}</h2>
      <ul className={styles.grades}>
        {grades.map(({ gid, came, expected }) => (
          <li key={gid}>
            <span>{names.grade(gid)}</span>
            <i data-most={most?.gid === gid || undefined}>
              <i style={{ width: `${(came / expected) * 100}%` }} />
            </i>
            <b>{formatShare(came, expected)}</b>
          </li>
        ))}
      </ul>
      {copiesOnTheWay > 0 && (
        <p className={styles.print}>{t('onTheWay', { count: copiesOnTheWay, copies: formatNumber(copiesOnTheWay) })}</p>
      )}
    </section>
  );
}
