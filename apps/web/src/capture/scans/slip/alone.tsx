import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { styleNonce } from '../../../platform/style-nonce.js';
import { theme, touchTheme } from '../../../platform/theme.js';
import styles from './page.module.css';

/** A page for fingers without a login: nothing stands around it that would bring our colours. */
export const Alone = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={theme} csp={{ nonce: styleNonce() }} button={{ autoInsertSpace: false }}>
    <ConfigProvider theme={touchTheme('middle')}>
      <main className={styles.page} data-hand="middle">
        {children}
      </main>
    </ConfigProvider>
  </ConfigProvider>
);
