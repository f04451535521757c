import type { Upgrade } from '@zhibi/contract/people/school-year';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import styles from './page.module.css';

/** What became of each class; folded, for it is looked at once. */
export function ResultTable({ classes }: { classes: Upgrade['classes'] }) {
  const { t } = useTranslation('schoolYear');
  return (
    <details className={styles.result}>
      <summary>{t('done.show')}</summary>
      <PlainTable
        columns={[t('plan.class'), t('plan.next'), t('plan.students')]}
        words={2}
        rows={classes.map(({ classId, from, to, students }) => ({
          key: classId,
          cells: [from, to ?? t('plan.leaves'), students],
        }))}
      />
    </details>
  );
}
