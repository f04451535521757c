import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './editor.module.css';

/** The name of the paper, saved as it is typed; without one the paper is not saved. */
export function NameField({ title, onRename }: { title: string; onRename: (title: string) => void }) {
  const { t } = useTranslation('papers');
  const isMissing = title.trim() === '';
  return (
    <span>
      <Input
        className={styles.name}
        variant="filled"
        aria-label={t('compose.name')}
        aria-invalid={isMissing}
        status={isMissing ? 'error' : undefined}
        maxLength={100}
        value={title}
        onChange={(event) => onRename(event.target.value)}
      />
      {isMissing && (
        <small className={styles.warn} role="alert" data-wrong>
          {t('compose.nameNeeded')}
        </small>
      )}
    </span>
  );
}
