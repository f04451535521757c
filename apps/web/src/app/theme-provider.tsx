import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useSession } from '../platform/session-store.js';
import { styleNonce } from '../platform/style-nonce.js';
import { theme } from '../platform/theme.js';

/** Ant Design in our tokens, in the person's language, with the nonce of the page for its styles. */
export function Theme({ children }: { children: ReactNode }) {
  const { language } = useSession();
  return (
    <ConfigProvider
      theme={theme}
      locale={language === 'en' ? enUS : zhCN}
      csp={{ nonce: styleNonce() }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
}
