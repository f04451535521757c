import type { WallBoard } from '@zhibi/contract/analysis';
import { ABSENT } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import { subjectWord } from '../../../homework/index.js';
import { useNames } from '../../../people/index.js';
import { heatOf, percentOf } from '../../parts/rates.js';
import { findingOf, tableOf } from './findings.js';
import styles from './wall.module.css';

/** Grades by subjects, and in words what stands out. */
export function Rates({ rates, few }: { rates: WallBoard['rates']; few: string }) {
  const { t } = useTranslation('schoolWall');
  const names = useNames();
  const subjectOf = (name: string) => subjectWord(names.subject(name));
  const { low, high } = findingOf(rates);
  const { grades, subjects, rateAt } = tableOf(rates);
  const of = (one: WallBoard['rates'][number]) => ({
    grade: names.grade(one.gid),
    subject: subjectOf(one.subjectName),
  });
  const words = [low && t('needsHelp', of(low)), high && t('best', of(high))].filter(Boolean).join(t('join'));
  if (rates.length === 0)
    return (
      <section className={styles.figure}>
        <h2>{t('noRates')}</h2>
      </section>
    );
  return (
    <section className={styles.figure}>
      <h2>
        {words} <small>{t('rates')}</small>
      </h2>
      <div className={styles.table}>
        <table>
          <thead>
            <tr>
              <td />
              {subjects.map(([id, name]) => (
                <th key={id} scope="col">
                  {subjectOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grades.map((gid) => (
              <tr key={gid}>
                <th scope="row">{names.grade(gid)}</th>
                {subjects.map(([id]) => (
                  <Cell key={id} rate={rateAt(gid, id)} few={few} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Cell({ rate, few }: { rate: number | null | undefined; few: string }) {
  const heat = heatOf(rate ?? null);
  return (
    <td title={rate === null ? few : undefined} style={heat ? { background: heat.fill, color: heat.text } : undefined}>
      {rate === null || rate === undefined ? ABSENT : percentOf(rate)}
    </td>
  );
}
