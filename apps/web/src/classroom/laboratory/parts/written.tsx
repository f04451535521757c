import type { Lab } from '@zhibi/contract/classroom/laboratory';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import styles from './written.module.css';

/** The way to what a student wrote on the record sheet, where there is one and this person may open it. */
export function Written({ lab: { homework }, studentId }: { lab: Pick<Lab, 'homework'>; studentId: string }) {
  const { t } = useTranslation('laboratory');
  return (
    homework && (
      <Go to={`/markFullScreen?homework=${homework.homeworkId}&student=${studentId}`} className={styles.written ?? ''}>
        {t('sheet.written')}
      </Go>
    )
  );
}
