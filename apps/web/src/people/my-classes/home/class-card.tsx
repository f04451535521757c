import type { ClassCard as Card } from '@zhibi/contract/people/my-classes';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatDay, nowStamp } from '../../../platform/time.js';
import { ClassNav } from '../../parts/class-nav.js';
import { useNames } from '../../use-names.js';
import styles from './page.module.css';

/** One class: who, what waits, and its screens. */
export function ClassCard({ of }: { of: Card }) {
  const { t } = useTranslation('myClasses');
  const names = useNames();
  const { classId, className, subjects, isHead, headTeacher, students, boys, girls } = of;
  const facts = [
    t('people', { count: students }),
    t('boys', { count: boys }),
    t('girls', { count: girls }),
    isHead ? t('home.isHead') : headTeacher ? t('head', { name: headTeacher }) : t('noHead'),
  ];
  return (
    <section className={styles.card} aria-label={className}>
      <h2>
        <Go to={`/class/student?classId=${classId}`}>{className}</Go>
        {subjects.length > 0 && (
          <small>{t('home.teaches', { subjects: subjects.map(names.subject).join(' · ') })}</small>
        )}
      </h2>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <Waiting of={of} />
      <p className={styles.kept}>
        {[
          of.groupSets > 0 ? t('home.groupSets', { count: of.groupSets }) : t('home.noGroups'),
          of.seatsFrom ? t('home.seatsFrom', { day: formatDay(of.seatsFrom) }) : t('home.noSeats'),
          ...(of.rotatesOn && of.rotatesOn > nowStamp().slice(0, 8)
            ? [t('home.rotate', { day: formatDay(of.rotatesOn) })]
            : []),
        ].join(' · ')}
      </p>
      <ClassNav classId={classId} />
    </section>
  );
}

function Waiting({ of }: { of: Card }) {
  const { t } = useTranslation('myClasses');
  const { classId, notActivated, unsureReadings, seated, students, rotatesOn, can } = of;
  const standing = seated === null ? 0 : Math.max(0, students - seated);
  const lines = [
    {
      to: '/class/student',
      count: can.handSlips ? notActivated : 0,
      words: t('home.notActivated', { count: notActivated }),
    },
    { to: '/class/pinyin', count: unsureReadings, words: t('home.unsure', { count: unsureReadings }) },
    { to: '/class/arrange', count: standing, words: t('home.unseated', { count: standing }) },
    {
      to: '/class/arrange',
      count: rotatesOn && rotatesOn <= nowStamp().slice(0, 8) ? 1 : 0,
      words: t('home.rotateNow'),
    },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0)
    return (
      <p className={styles.waiting}>
        <StatusTag tone="done">{t('home.nothing')}</StatusTag>
      </p>
    );
  return (
    <ul className={styles.waiting} aria-label={t('home.waiting')}>
      {lines.map(({ to, words }) => (
        <li key={words}>
          <Go to={`${to}?classId=${classId}`}>
            <StatusTag tone="warn">{words}</StatusTag>
          </Go>
        </li>
      ))}
    </ul>
  );
}
