import { EllipsisOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Tab } from '../tabs.js';
import styles from './tab-bar.module.css';

export interface MoreTabsProps {
  tabs: readonly Tab[];
  chosen: Tab | undefined;
  wordOf: (name: Tab['name']) => string;
}

/** What does not fit the bar of a phone, behind one more place. */
export function MoreTabs({ tabs, chosen, wordOf }: MoreTabsProps) {
  const { t } = useTranslation('app');
  return (
    <Dropdown
      trigger={['click']}
      placement="topRight"
      menu={{
        items: tabs.map(({ name, path }) => ({ key: path, label: <Link to={path}>{wordOf(name)}</Link> })),
        selectedKeys: chosen ? [chosen.path] : [],
      }}
    >
      <button type="button" aria-current={chosen && tabs.includes(chosen) ? 'page' : undefined}>
        <span className={styles.icon}>
          <EllipsisOutlined aria-hidden />
        </span>
        {t('tab.more')}
      </button>
    </Dropdown>
  );
}
