import { type ReactNode, useEffect } from 'react';
import { events } from '../../platform/events/use-event.js';
import type { ScreenLine } from '../../platform/screen-line.js';
import { useSession } from '../../platform/session-store.js';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.js';
import { TopBar } from './top-bar.js';
import { useResync } from './use-resync.js';

/** Side menu and top bar are the desk; the page lies on it. */
export function Shell({ screen, children }: { screen: ScreenLine; children: ReactNode }) {
  const { token, schoolId } = useSession();
  const isSignedIn = token !== '';
  useResync();
  // The event stream lives outside React: one connection for whoever is signed in, in the school chosen.
  useEffect(() => {
    if (!isSignedIn) return;
    events.start(schoolId || 'all');
    return () => events.stop();
  }, [isSignedIn, schoolId]);
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
