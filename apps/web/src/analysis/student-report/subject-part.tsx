import { type ReportPoint, type ReportSubject, standingOf } from '@zhibi/contract/analysis/student-report';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../people/index.js';
import { lazily } from '../../platform/lazily.js';
import { formatNumber, formatRate } from '../../platform/time.js';
import type { Edition } from './editions.js';
import { RateLine } from './rate-line.js';
import styles from './student-report.module.css';

/** What a figure comes from: loaded when the first is opened. */
const EvidenceDrawer = lazily(() => import('./evidence-drawer.js').then((module) => module.EvidenceDrawer));

/** Weakest and strongest so many; a page is all there is. */
const MOST_POINTS = 6;
/** A line through two says nothing. */
const FEWEST_RATES = 3;

interface SubjectPartProps {
  subject: ReportSubject;
  edition: Edition;
  /** Whose it is. */
  studentId: string;
}

/** One subject: the way of its homework, and each knowledge point in words; figures with their intervals for teachers alone. */
export function SubjectPart({ subject, edition, studentId }: SubjectPartProps) {
  const { t } = useTranslation('studentReport');
  const names = useNames();
  const [opened, setOpened] = useState<ReportPoint>();
  const { points, tests, change } = subject;
  const name = names.subject(subject.subjectName);
  const rates = subject.homework.flatMap(({ rate }) => rate ?? []);
  const shown =
    points.length <= MOST_POINTS ? points : [...points.slice(0, MOST_POINTS / 2), ...points.slice(-MOST_POINTS / 2)];
  const way = change === null ? 'none' : change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const size = Math.abs(change ?? 0);
  return (
    <section className={styles.subject} aria-label={name}>
      <h3>
        {name} <small>{t(`change.${way}`, { points: size, count: size })}</small>
      </h3>
      {rates.length >= FEWEST_RATES && (
        <RateLine
          rates={rates}
          label={t('line', { subject: name, rates: rates.map((one) => formatRate(one)).join(', ') })}
        />
      )}
      <ul className={styles.points}>
        {shown.map((point) => {
          const standing = standingOf(point);
          const { mastery } = point;
          const said = mastery
            ? { rate: formatRate(mastery.chance), low: formatRate(mastery.from), high: formatRate(mastery.to) }
            : {
                rate: formatRate(point.rate.rate),
                low: formatRate(point.rate.low),
                high: formatRate(point.rate.high),
              };
          const questions = t('questions', { count: mastery?.answers ?? point.answers });
          return (
            <li key={point.knowledgeId} data-standing={standing}>
              <b translate="no">{point.title}</b>
              <span>{t(`standing.${standing}`)}</span>
              <small>
                <button
                  type="button"
                  className={styles.opens}
                  title={t('evidence.open', { title: point.title })}
                  onClick={() => setOpened(point)}
                >
                  {edition === 'teacher' ? `${t(mastery ? 'mastery' : 'interval', said)} · ${questions}` : questions}
                </button>
              </small>
            </li>
          );
        })}
      </ul>
      {edition === 'teacher' && points.length > 0 && (
        <p className={styles.note}>{t(subject.isModelled ? 'modelled' : 'averaged')}</p>
      )}
      {tests.length > 0 && (
        <p>
          {t('tests')}{' '}
          {tests
            .map(
              (one) =>
                `${one.name} ${t('score', { score: formatNumber(one.score), full: formatNumber(one.fullScore) })}`,
            )
            .join(' · ')}
        </p>
      )}
      {opened && (
        <Suspense fallback={null}>
          <EvidenceDrawer
            studentId={studentId}
            subjectId={subject.subjectId}
            point={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
