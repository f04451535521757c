import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../platform/layout/brand.js';
import { useUser } from '../user.js';
import { ActivationForm } from './activation-form.js';
import styles from './page.module.css';

/** Shown instead of everything else until the first password has been replaced. */
export function ActivationScreen({ onLeave }: { onLeave: () => Promise<void> }) {
  const { t } = useTranslation('people');
  const user = useUser();
  return (
    <div className={styles.page}>
      <header>
        <Brand size={36} />
        <Button type="text" onClick={() => void onLeave()}>
          {t('activation.logOut')}
        </Button>
      </header>
      <main className={styles.sheet}>
        <h1>{t('activation.title')}</h1>
        <p>{t('activation.hint')}</p>
        <ActivationForm user={user} />
      </main>
    </div>
  );
}
