import { ArrowLeftOutlined, HomeOutlined } from '@ant-design/icons';
import { Button, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GoButton } from '../../platform/layout/go-button.js';
import { penDevice } from '../../platform/pen-device.js';
import type { ScreenLine } from '../../platform/screen-line.js';
import { useSession } from '../../platform/session-store.js';
import { touchTheme } from '../../platform/theme.js';
import styles from './embed.module.css';

const HOME = '/correction/index';

/**
 * A screen inside the client of the pens: nothing around it but the way back to its first one, all of it for fingers. Who opened it in a browser
 * of their own comes out of it again: by a link that loads anew, for no step within leaves the frame.
 */
export function Embed({ screen, children }: { screen: ScreenLine; children: ReactNode }) {
  const { t } = useTranslation('app');
  const isOwnBrowser = useSession().loginType === 1 && penDevice.get() === '';
  return (
    <ConfigProvider theme={touchTheme('middle')}>
      <div className={styles.embed} data-hand="middle">
        <main className={styles.main}>
          {(screen.path !== HOME || isOwnBrowser) && (
            <nav className={styles.home} aria-label={t('frame.places')}>
              {screen.path === HOME ? (
                <Button href="/index" icon={<ArrowLeftOutlined />}>
                  {t('frame.leave')}
                </Button>
              ) : (
                <GoButton to={HOME} icon={<HomeOutlined />}>
                  {t('frame.home')}
                </GoButton>
              )}
            </nav>
          )}
          {children}
        </main>
      </div>
    </ConfigProvider>
  );
}
