import { BookOutlined, EditOutlined, FormOutlined, TeamOutlined, UserOutlined } from '@ant-design/icons';
import { type ComponentType, type ReactNode, Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../people/index.js';
import { Dock } from '../../platform/layout/dock.js';
import { lazily } from '../../platform/lazily.js';
import { type ScreenLine, ScreensContext } from '../../platform/screen-line.js';
import type { EntryName } from '../menu.js';
import { menuIcons } from '../menu-icons.js';
import { type Tab, tabAt, tabsOf } from '../tabs.js';
import type { zh } from '../text.zh.js';
import styles from './tab-bar.module.css';

type OwnName = Exclude<keyof typeof zh.tab, 'more'>;
const icons: Record<OwnName, ReactNode> = {
  work: <FormOutlined />,
  book: <BookOutlined />,
  mark: <EditOutlined />,
  classes: <TeamOutlined />,
  me: <UserOutlined />,
};
const isOwn = (name: Tab['name']): name is OwnName => name in icons;

const MoreTabs = lazily(() => import('./more-tabs.js').then(({ MoreTabs }) => MoreTabs));

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
  const { tabs, more } = tabsOf(screens, user);
  const chosen = tabAt([...tabs, ...more], screens, { screen, query });
  const wordOf = (name: Tab['name']) => (isOwn(name) ? t(`tab.${name}`) : t(`entry.${name satisfies EntryName}`));
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
            {wordOf(name)}
          </Link>
        );
      })}
      {more.length > 0 && (
        <Suspense fallback={null}>
          <MoreTabs tabs={more} chosen={chosen} wordOf={wordOf} />
        </Suspense>
      )}
      {rail && <Dock on="rail" />}
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
