import { BookOutlined, EditOutlined, FormOutlined, TeamOutlined, UserOutlined } from '@ant-design/icons';
import { type ComponentType, type ReactNode, Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../people/index.js';
import { lazily } from '../../platform/lazily.js';
import { type ScreenLine, ScreensContext } from '../../platform/screen-line.js';
import type { EntryName } from '../menu.js';
import { menuIcons } from '../menu-icons.js';
import { type Tab, tabAt, tabsOf } from '../tabs.js';
import type { zh } from '../text.zh.js';
import styles from './tab-bar.module.css';

type OwnName = keyof typeof zh.tab;
const icons: Record<OwnName, ReactNode> = {
  work: <FormOutlined />,
  book: <BookOutlined />,
  mark: <EditOutlined />,
  classes: <TeamOutlined />,
  me: <UserOutlined />,
};
const isOwn = (name: Tab['name']): name is OwnName => name in icons;

const counts = new Map<Tab['count'], ComponentType>();
function countOf(load: NonNullable<Tab['count']>): ComponentType {
  const made = counts.get(load) ?? lazily(() => load().then(({ Count }) => Count));
  counts.set(load, made);
  return made;
}

/** The places at the thumb: icon and word, and in blue how much is left there. `rail`: from a tablet on they stand at the side. */
export function TabBar({
  screen,
  query,
  rail = false,
  children,
}: {
  screen: ScreenLine;
  query: string;
  rail?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('app');
  const user = useUser();
  const screens = useContext(ScreensContext);
  const tabs = tabsOf(screens, user);
  const chosen = tabAt(tabs, screens, { screen, query });
  return (
    <nav className={rail ? `${styles.bar} ${styles.rail}` : styles.bar} aria-label={t('menu')}>
      {children}
      {tabs.map((tab) => {
        const { name, path, count } = tab;
        const icon = isOwn(name) ? icons[name] : menuIcons[name];
        return (
          <Link key={name} to={path} aria-current={tab === chosen ? 'page' : undefined}>
            <span className={styles.icon}>
              <span aria-hidden="true">{icon}</span>
              {count && <Left load={count} />}
            </span>
            {isOwn(name) ? t(`tab.${name}`) : t(`entry.${name satisfies EntryName}`)}
          </Link>
        );
      })}
    </nav>
  );
}

/** Empty while nothing is left. */
function Left({ load }: { load: NonNullable<Tab['count']> }) {
  const Count = countOf(load);
  return (
    <em>
      <Suspense fallback={null}>
        <Count />
      </Suspense>
    </em>
  );
}
