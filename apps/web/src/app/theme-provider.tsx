import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { type ReactNode, useEffect } from 'react';
import { leadToWrong } from '../platform/lead-to-wrong.js';
import { styleNonce } from '../platform/style-nonce.js';
import { firstWrong, theme } from '../platform/theme.js';

/** Ant Design in our tokens, with the nonce of the page for its styles. Its words come after the login (`Words`). */
export function Theme({ locale, children }: { locale?: Locale; children: ReactNode }) {
  useEffect(leadToWrong, []); // the window's presses
  return (
    <ConfigProvider
      theme={theme}
      locale={locale}
      csp={{ nonce: styleNonce() }}
      button={{ autoInsertSpace: false }}
      form={{ scrollToFirstError: firstWrong }}
    >
      {children}
    </ConfigProvider>
  );
}
