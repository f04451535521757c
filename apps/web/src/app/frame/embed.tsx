import { HomeOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GoButton } from '../../platform/layout/go-button.js';
import type { ScreenLine } from '../../platform/screen-line.js';
import { touchTheme } from '../../platform/theme.js';
import styles from './embed.module.css';

const HOME = '/correction/index';

/** A screen inside the client of the pens: nothing around it but the way back to its first one, all of it for fingers. */
export function Embed({ screen, children }: { screen: ScreenLine; children: ReactNode }) {
  const { t } = useTranslation('app');
  return (
    <ConfigProvider theme={touchTheme('middle')}>
      <div className={styles.embed} data-hand="middle">
        <main className={styles.main}>
          {screen.path !== HOME && (
            <nav className={styles.home} aria-label={t('frame.places')}>
              <GoButton to={HOME} icon={<HomeOutlined />}>
                {t('frame.home')}
              </GoButton>
            </nav>
          )}
          {children}
        </main>
      </div>
    </ConfigProvider>
  );
}
