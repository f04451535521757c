import { EditOutlined } from '@ant-design/icons';
import type { ClassReport } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { useMayMark } from '../../parts/report/use-may-mark.js';
import styles from './report.module.css';

/** A report of papers that are not all marked says so, and leads to the marking. */
export function MarkedNote({ report: { homeworkId, sat, marked } }: { report: ClassReport }) {
  const { t } = useTranslation('analysis');
  const mayMark = useMayMark();
  if (marked >= sat) return null;
  return (
    <p className={styles.note}>
      <span>{t('classReport.markedOf', { marked, count: sat })}</span>
      {mayMark && (
        <Go to={`/markFull?homework=${homeworkId}`}>
          <EditOutlined /> {t('classReport.toMark')}
        </Go>
      )}
    </p>
  );
}
