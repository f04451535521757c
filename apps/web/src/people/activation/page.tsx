import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../platform/language-switch.js';
import { Brand } from '../../platform/layout/brand.js';
import { say } from '../../platform/text.js';
import { useUser } from '../user.js';
import { ActivationForm } from './activation-form.js';
import styles from './page.module.css';
import { RenewalForm } from './renewal-form.js';

/** Shown instead of everything else until a password that somebody else made has been replaced: the first one, or one that was reset. */
export function ActivationScreen({ onLeave }: { onLeave: () => Promise<void> }) {
  const { t } = useTranslation('people');
  const user = useUser();
  const words = user.passwordReset ? 'activation.reset' : 'activation';
  const title = `${t(`${words}.title`)} · ${say('platform:product')}`;
  // The window's title is outside React; it stands in no list of screens, and would keep the name of the login page.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles.page}>
      <header>
        <Brand size={36} />
        <div>
          <LanguageSwitch />
          <Button type="text" onClick={() => void onLeave()}>
            {t('activation.logOut')}
          </Button>
        </div>
      </header>
      <main className={styles.sheet}>
        <h1>{t(`${words}.title`)}</h1>
        <p>{t(`${words}.hint`)}</p>
        {user.passwordReset ? <RenewalForm user={user} /> : <ActivationForm user={user} />}
      </main>
    </div>
  );
}
