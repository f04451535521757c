import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../people/index.js';
import { Brand } from '../../platform/layout/brand.js';
import { Dock } from '../../platform/layout/dock.js';
import { type ScreenLine, ScreensContext } from '../../platform/screen-line.js';
import { useNarrow } from '../../platform/window-width.js';
import { highlightOf, type MenuEntry, menuOf } from '../menu.js';
import { menuIcons } from '../menu-icons.js';
import styles from './side-menu.module.css';

/** Where this person can go, by role: icons and words, a rail of icons on narrow screens. */
export function SideMenu({ screen, query }: { screen: ScreenLine; query: string }) {
  const { t } = useTranslation('app');
  const user = useUser();
  const isNarrow = useNarrow();
  const screens = useContext(ScreensContext);
  const { currentRole: role, schoolId, customized } = user;
  const entries = menuOf(screens, { role, schoolId, customized });
  const chosen = highlightOf(screens, screen, query);
  return (
    <nav className={isNarrow ? `${styles.side} ${styles.rail}` : styles.side} aria-label={t('menu')}>
      <Link className={styles.brand} to="/index" aria-label={t('entry.home')}>
        <Brand bare={isNarrow} />
      </Link>
      <div className={styles.groups}>
        {[...new Set(entries.map((entry) => entry.group))].map((group) => (
          <div key={group ?? ''}>
            {group && <h2>{t(`group.${group}`)}</h2>}
            <ul>
              {entries
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <Entry key={entry.name} entry={entry} isChosen={entry.name === chosen} here={screen.path} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      {isNarrow && <Dock on="rail" />}
    </nav>
  );
}

/** A link, so that it can be opened beside this one and copied; on the rail its words are read out and shown under the pointer. */
function Entry({ entry, isChosen, here }: { entry: MenuEntry; isChosen: boolean; here: string }) {
  const { t } = useTranslation('app');
  const words = t(`entry.${entry.name}`);
  return (
    <li>
      <Link
        to={entry.path}
        title={words}
        className={isChosen ? styles.chosen : undefined}
        aria-current={isChosen ? (entry.path === here ? 'page' : 'true') : undefined}
      >
        <span aria-hidden="true">{menuIcons[entry.name]}</span>
        <span>{words}</span>
      </Link>
    </li>
  );
}
