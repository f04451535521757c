import { type ReactNode, Suspense } from 'react';
import { lazily } from '../../platform/lazily.js';
import type { ScreenLine } from '../../platform/screen-line.js';
import { Skeleton } from '../../platform/skeleton.js';
import { usePhone } from '../../platform/window-width.js';
import { Banners } from './banners.js';
import frame from './frame.module.css';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.js';
import { TabBar } from './tab-bar.js';
import { TopBar } from './top-bar.js';

const OwnPlaces = lazily(() => import('./own-places.js').then(({ OwnPlaces }) => OwnPlaces));

/** Side menu and top bar frame the page; a phone has a bar at the thumb instead of the menu, and under "Me" what does not fit into it. */
export function Shell({ screen, query, children }: { screen: ScreenLine; query: string; children: ReactNode }) {
  const isPhone = usePhone();
  return (
    <div className={`${frame.frame} ${styles.shell}`}>
      {isPhone ? <TabBar screen={screen} query={query} /> : <SideMenu screen={screen} query={query} />}
      <div className={frame.stage}>
        <TopBar screen={screen} query={query} />
        <Banners />
        <main className={frame.main}>
          {children}
          {isPhone && screen.path === '/user/index' && (
            <Suspense fallback={<Skeleton shape={{ card: 200 }} />}>
              <OwnPlaces />
            </Suspense>
          )}
        </main>
      </div>
    </div>
  );
}
