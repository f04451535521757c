import type { ReactNode } from 'react';
import type { ScreenLine } from '../../platform/screen-line.js';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.js';
import { TopBar } from './top-bar.js';

/** Side menu and top bar are the desk; the page lies on it. */
export function Shell({ screen, children }: { screen: ScreenLine; children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SideMenu screen={screen} />
      <div className={styles.stage}>
        <TopBar screen={screen} />
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  );
}
