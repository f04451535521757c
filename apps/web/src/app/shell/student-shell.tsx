import { ConfigProvider } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { handOf, useUser } from '../../people/index.js';
import { Logo } from '../../platform/layout/logo.js';
import { lazily } from '../../platform/lazily.js';
import type { ScreenLine } from '../../platform/screen-line.js';
import { useSession } from '../../platform/session-store.js';
import { Skeleton } from '../../platform/skeleton.js';
import { touchTheme } from '../../platform/theme.js';
import { Banners } from './banners.js';
import frame from './frame.module.css';
import { Hello, HelloBeside } from './hello.js';
import styles from './student-shell.module.css';
import { TabBar } from './tab-bar.js';

const OwnPlaces = lazily(() => import('./own-places.js').then(({ OwnPlaces }) => OwnPlaces));

/** Pages that other programs show bring no bar: whoever is handed over to them came for that page. */
const standsAlone = ({ tokenInQuery }: ScreenLine, loginType: number | null) =>
  tokenInQuery === true && loginType === 3;

/** The frame of a student: a bar at the thumb on phones, a rail of words from a tablet on. The stage decides the size of all in it. */
export function StudentShell({ screen, query, children }: { screen: ScreenLine; query: string; children: ReactNode }) {
  const user = useUser();
  const { loginType } = useSession();
  const hand = handOf(user);
  const isAlone = standsAlone(screen, loginType);
  return (
    <ConfigProvider theme={touchTheme(hand)}>
      <div className={`${frame.frame} ${styles.shell}`} data-hand={hand}>
        {!isAlone && (
          <TabBar screen={screen} query={query} rail>
            <span className={styles.logo}>
              <Logo size={40} />
            </span>
          </TabBar>
        )}
        <div className={frame.stage}>
          <Banners />
          <main className={frame.main}>
            <div className={styles.page}>
              {screen.menu === 'home' ? <Hello /> : !isAlone && <HelloBeside />}
              {children}
              {screen.path === '/user/index' && (
                <Suspense fallback={<Skeleton shape={{ card: 200 }} />}>
                  <OwnPlaces />
                </Suspense>
              )}
            </div>
          </main>
        </div>
      </div>
    </ConfigProvider>
  );
}
