import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../platform/layout/plain-button.js';
import styles from './forgotten.module.css';

/** What to do without the password: by oneself with the bound phone, or through the school. */
export function Forgotten({ onPhone }: { onPhone: () => void }) {
  const { t } = useTranslation('session');
  return (
    <details className={styles.forgotten}>
      <summary>{t('forgotten.ask')}</summary>
      <ol>
        <li>
          {t('forgotten.byPhone')}{' '}
          <PlainButton tone="link" onClick={onPhone}>
            {t('forgotten.toPhone')}
          </PlainButton>
        </li>
        <li>{t('forgotten.bySchool')}</li>
      </ol>
    </details>
  );
}
