import type { ReactNode } from 'react';
import type { ScreenLine } from '../../platform/screen-line.js';
import { Banners } from './banners.js';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.js';
import { TopBar } from './top-bar.js';

/** Side menu and top bar frame the page. */
export function Shell({ screen, query, children }: { screen: ScreenLine; query: string; children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SideMenu screen={screen} query={query} />
      <div className={styles.stage}>
        <TopBar screen={screen} query={query} />
        <Banners />
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  );
}
