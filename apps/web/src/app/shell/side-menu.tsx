import { Menu, type MenuProps } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useUser } from '../../people/index.js';
import { Brand } from '../../platform/layout/brand.js';
import { type ScreenLine, ScreensContext } from '../../platform/screen-line.js';
import { useNarrow } from '../../platform/window-width.js';
import { type GroupName, highlightOf, type MenuEntry, menuOf } from '../menu.js';
import { menuIcons } from '../menu-icons.js';
import styles from './side-menu.module.css';

type Item = NonNullable<MenuProps['items']>[number];

/** Entries in their groups; a rail has no room for group names. */
function itemsOf(
  entries: readonly MenuEntry[],
  draw: (entry: MenuEntry) => Item,
  title: (group: GroupName) => string,
  flat: boolean,
): Item[] {
  if (flat) return entries.map(draw);
  const groups = [...new Set(entries.map((entry) => entry.group))];
  return groups.flatMap((group) => {
    const children = entries.filter((entry) => entry.group === group).map(draw);
    return group ? [{ type: 'group' as const, key: group, label: title(group), children }] : children;
  });
}

/** Where this person can go, by role: icons and words, a rail of icons on narrow screens. */
export function SideMenu({ screen, query }: { screen: ScreenLine; query: string }) {
  const { t } = useTranslation('app');
  const user = useUser();
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const screens = useContext(ScreensContext);
  const { currentRole: role, schoolId, customized } = user;
  const entries = menuOf(screens, { role, schoolId, customized });
  const chosen = highlightOf(screens, screen, query);
  const draw = (entry: MenuEntry): Item => ({
    key: entry.name,
    icon: menuIcons[entry.name],
    label: t(`entry.${entry.name}`),
  });
  return (
    <nav className={isNarrow ? `${styles.side} ${styles.rail}` : styles.side} aria-label={t('menu')}>
      <Link className={styles.brand} to="/index" aria-label={t('entry.home')}>
        <Brand bare={isNarrow} />
      </Link>
      <Menu
        mode="inline"
        inlineCollapsed={isNarrow}
        selectedKeys={[chosen]}
        items={itemsOf(entries, draw, (group) => t(`group.${group}`), isNarrow)}
        onClick={({ key }) => {
          const entry = entries.find((one) => one.name === key);
          if (entry) void navigate(entry.path);
        }}
      />
    </nav>
  );
}
