import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useSession } from '../platform/session-store.js';

/** The words of Ant Design's own parts in the person's language; the login page needs none of them. */
export function Words({ children }: { children: ReactNode }) {
  const { language } = useSession();
  return <ConfigProvider locale={language === 'en' ? enUS : zhCN}>{children}</ConfigProvider>;
}
