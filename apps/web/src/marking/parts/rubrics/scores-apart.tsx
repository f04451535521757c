import { ABSENT } from '@zhibi/contract/kernel';
import type { RoundDifference } from '@zhibi/contract/marking/rounds';
import { type Criterion, fullOf } from '@zhibi/contract/marking/rubrics';
import { useTranslation } from 'react-i18next';
import { levelIn } from './choice.js';
import styles from './scores-apart.module.css';

export interface ScoresApartProps {
  criteria: readonly Criterion[];
  scores: RoundDifference['scores'];
}

/** Where two who scored by one rubric differ, criterion by criterion. */
export function ScoresApart({ criteria, scores }: ScoresApartProps) {
  const { t } = useTranslation('rubrics');
  const rows = criteria.map((criterion) => {
    const chosen = scores.map(({ levels }) => {
      const levelId = levels === null ? undefined : levelIn(levels, criterion.criterionId);
      return criterion.levels.find((level) => level.levelId === levelId);
    });
    const points = new Set(chosen.flatMap((level) => level?.points ?? []));
    return { criterion, chosen, differ: points.size > 1 };
  });
  return (
    <table className={styles.apart} aria-label={t('apart')}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          {scores.map(({ name, levels }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two stand in the order of their places
            <th key={nth} scope="col">
              {name}
              {levels === null && <small>{t('byPoints')}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ criterion, chosen, differ }) => (
          <tr key={criterion.criterionId} data-differ={differ}>
            <th scope="row">
              {criterion.name}
              {differ && <small>{t('differs')}</small>}
            </th>
            {chosen.map((level, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: likewise
              <td key={nth} title={level?.text}>
                <b>{level?.points ?? ABSENT}</b>
                <small>/{fullOf(criterion)}</small>
                {level?.text && <span>{level.text}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
