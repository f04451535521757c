import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useSession } from '../platform/session-store.js';
import { Theme } from './theme-provider.js';

/** Ant Design in our tokens and in the person's language; the login page needs none of it. */
export function Words({ children }: { children: ReactNode }) {
  const { language } = useSession();
  return <Theme locale={language === 'en' ? enUS : zhCN}>{children}</Theme>;
}
