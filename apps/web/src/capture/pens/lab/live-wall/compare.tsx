import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../platform/layout/dialog.js';
import styles from './compare.module.css';
import type { CompareProps } from './compare-props.js';
import { ComparedSheets } from './compared-sheets.js';

/** Up to four papers side by side, as they are now, and how each was written, on one slider. */
export function Compare({ students, onClose, ...rest }: CompareProps) {
  const { t } = useTranslation('liveWall');
  return (
    <Dialog
      open={students.length > 0}
      onClose={onClose}
      size={students.length > 1 ? 'whole' : 'wide'}
      className={styles.dialog ?? ''}
      title={students.length > 1 ? t('compare') : t('enlarged')}
    >
      {students.length > 0 && (
        <ComparedSheets key={students.map(({ studentId }) => studentId).join()} students={students} {...rest} />
      )}
    </Dialog>
  );
}
