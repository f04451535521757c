import type { Rehearsal } from '@zhibi/contract/people/school-year';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { Go } from '../../../platform/layout/go.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { listed } from '../../../platform/listed.js';
import { formatStamp } from '../../../platform/time.js';
import { useNames } from '../../use-names.js';
import styles from './page.module.css';

const NAMED = 5;

/** What somebody should look at before the school moves; each with the way to where it is settled. */
export function Checks({ plan }: { plan: Rehearsal }) {
  const { t } = useTranslation('schoolYear');
  const names = useNames();
  const asks = plan.classes.filter(
    ({ asksName, gidTo, to, className }) => asksName && gidTo !== null && to === className,
  );
  const checks: ReactNode[] = [
    plan.hindrance === 'year-too-far' && <Check key="far" tone="bad" words={t('check.tooFar')} />,
    plan.clashes.length > 0 && (
      <Check key="clash" tone="bad" words={t('check.clash', { names: listed(plan.clashes) })} />
    ),
    plan.isEarly && plan.hindrance !== 'year-too-far' && (
      <Check key="early" words={t('check.early', { year: plan.toYear })} />
    ),
    plan.openWork.length > 0 && (
      <Check
        key="work"
        words={t('check.openWork', { count: plan.openWork.length })}
        list={plan.openWork.map(({ title, classNames, endAt }) =>
          [title, listed(classNames), formatStamp(endAt)].join(' · '),
        )}
      />
    ),
    plan.lessons.length > 0 && (
      <Check
        key="lessons"
        words={t('check.lessons', { count: plan.lessons.length })}
        list={plan.lessons.map(({ teacherName: name, className, subjectFrom, subjectTo }) => {
          const lesson = { name, class: className, from: names.subject(subjectFrom) };
          return subjectTo === null
            ? t('check.lessonEnds', lesson)
            : t('check.lessonTo', { ...lesson, to: names.subject(subjectTo) });
        })}
      />
    ),
    plan.withoutClass.total > 0 && (
      <Check
        key="students"
        words={t('check.withoutClass', { count: plan.withoutClass.total })}
        list={plan.withoutClass.items.map(({ name, studentNo }) => `${name} ${studentNo}`)}
        link={<Go to="/student/list">{t('check.toStudents')}</Go>}
      />
    ),
    asks.length > 0 && <Check key="asks" words={t('check.asks', { count: asks.length })} />,
  ].filter(Boolean);
  return (
    <Card title={t('check.title')}>
      {checks.length === 0 ? (
        <StatusTag tone="done">{t('check.calm')}</StatusTag>
      ) : (
        <ul className={styles.checks}>{checks}</ul>
      )}
    </Card>
  );
}

interface CheckProps {
  words: string;
  tone?: 'warn' | 'bad';
  list?: readonly string[];
  link?: ReactNode;
}

function Check({ words, tone = 'warn', list = [], link }: CheckProps) {
  const { t } = useTranslation('schoolYear');
  return (
    <li>
      <StatusTag tone={tone}>{words}</StatusTag>
      {list.length > 0 && (
        <ul>
          {list.slice(0, NAMED).map((one) => (
            <li key={one}>{one}</li>
          ))}
          {list.length > NAMED && <li>{t('check.more')}</li>}
        </ul>
      )}
      {link}
    </li>
  );
}
