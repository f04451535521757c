import { FEWEST_ANSWERS, type NextStep, nextSteps, type StudentReport } from '@zhibi/contract/analysis/student-report';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../people/index.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { formatDay, formatRate } from '../../platform/time.js';
import type { Edition } from './editions.js';
import { StepLink } from './step-link.js';
import styles from './student-report.module.css';
import { SubjectPart } from './subject-part.js';

/** The page itself, as it is printed: facts, subjects, three things to do, and what teachers wrote. */
export function Sheet({ report, edition }: { report: StudentReport; edition: Edition }) {
  const { t } = useTranslation('studentReport');
  const names = useNames();
  const { subjects, comments } = report;
  const sum = (of: (one: StudentReport['subjects'][number]) => number) =>
    subjects.reduce((all, one) => all + of(one), 0);
  const answers = sum((one) => one.answers);
  const steps = nextSteps(report);
  const saidOf = (step: NextStep) => ({
    count: 'count' in step ? step.count : step.answers,
    answers: 'answers' in step ? step.answers : 0,
    title: 'title' in step ? step.title : '',
    subject: 'subjectName' in step ? names.subject(step.subjectName) : '',
    rate: 'rate' in step ? formatRate(step.rate) : '',
    cause: 'cause' in step ? t(`causes.${step.cause}`) : '',
  });
  const facts = {
    given: sum((one) => one.given),
    handedIn: sum((one) => one.handedIn),
    late: sum((one) => one.late),
    missing: sum((one) => one.given - one.handedIn - one.excused),
    answers,
  };
  return (
    <article className={styles.sheet} aria-label={t('title')}>
      <header>
        <h2 translate="no">{report.studentName}</h2>
        <p>
          <span translate="no">{[report.schoolName, report.className].filter(Boolean).join(' · ')}</span>
          {' · '}
          {t('span', {
            from: formatDay(report.from.replaceAll('-', '')),
            to: formatDay(report.to.replaceAll('-', '')),
          })}
        </p>
      </header>
      {subjects.length === 0 ? (
        <EmptyState title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <>
          <dl className={styles.facts}>
            {(Object.keys(facts) as (keyof typeof facts)[]).map((one) => (
              <div key={one}>
                <dt>{t(`facts.${one}`)}</dt>
                <dd>{facts[one]}</dd>
              </div>
            ))}
          </dl>
          {answers < FEWEST_ANSWERS && <p className={styles.note}>{t('few', { count: answers })}</p>}
          {subjects.map((subject) => (
            <SubjectPart key={subject.subjectId} subject={subject} edition={edition} studentId={report.studentId} />
          ))}
          <section className={styles.next}>
            <h3>{steps.length === 0 ? t('nothingNext') : t('next', { count: steps.length })}</h3>
            <ol>
              {steps.map((step) => (
                <li key={JSON.stringify(step)}>
                  <StepLink step={step} studentId={report.studentId} classId={report.classId}>
                    {t(`steps.${edition}.${step.kind}`, saidOf(step))}
                  </StepLink>
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
      {comments.length > 0 && (
        <section>
          <h3>{t('comments')}</h3>
          <ul className={styles.comments}>
            {comments.map(({ homeworkId, no, title, comment }) => (
              <li key={`${homeworkId} ${no}`}>
                <span translate="no">{comment}</span> <small>{t('onQuestion', { title, no })}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
