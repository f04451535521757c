import { organisationApi } from '@zhibi/contract/people/organisation';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { Keys } from './keys.js';
import { LogoCard } from './logo-card.js';
import styles from './page.module.css';
import { SettingCard } from './setting-card.js';

/** What holds for the whole organisation, and the keys of its gateways. */
export function Page() {
  const { t } = useTranslation('organisation');
  const setting = useRead(organisationApi.setting, {});
  return (
    <>
      <PageHead title={t('setting.title')} note={t('setting.note')} />
      <Screen read={setting} skeleton={{ cards: 2 }}>
        {(data) => (
          <div className={styles.columns}>
            <SettingCard setting={data} />
            <div className={styles.side}>
              <LogoCard logo={data.logo} />
              <Keys />
            </div>
          </div>
        )}
      </Screen>
    </>
  );
}
