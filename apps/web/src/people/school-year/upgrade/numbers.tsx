import type { Rehearsal } from '@zhibi/contract/people/school-year';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import styles from './page.module.css';

/** One strip of plain numbers: what moves, and who leaves. */
export function Numbers({ plan: { classes, students } }: { plan: Rehearsal }) {
  const { t } = useTranslation('schoolYear');
  const moving = classes.filter(({ gidTo }) => gidTo !== null).length;
  const numbers = [
    { name: 'classes', value: moving, unit: t('unit.classes') },
    { name: 'promoted', value: students.promoted, unit: t('unit.students') },
    { name: 'leavingClasses', value: classes.length - moving, unit: t('unit.classes') },
    { name: 'leaving', value: students.leaving, unit: t('unit.students') },
  ] as const;
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{t(`numbers.${name}`)}</dt>
          <dd>
            {formatNumber(value)} <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
