import { useLocation } from 'react-router';
import { Brand } from '../../platform/layout/brand.js';
import { useSession } from '../../platform/session-store.js';
import { Skeleton } from '../../platform/skeleton.js';
import touch from '../../platform/touch/touch-head.module.css';
import frame from './frame.module.css';
import shell from './shell.module.css';
import side from './side-menu.module.css';
import student from './student-shell.module.css';
import tabs from './tab-bar.module.css';
import top from './top-bar.module.css';
import { useKeptGreeting } from './use-kept-greeting.js';

/** The empty frame, while the person is not known yet; at home with the greeting where it will stand. */
export function ShellSkeleton() {
  const isHome = useLocation().pathname === '/index';
  const { roleCodes } = useSession();
  return roleCodes[0] === 'STUDENT' ? <OfStudent isHome={isHome} /> : <OfStaff isHome={isHome} />;
}

const StaffGreeting = () => <b {...useKeptGreeting()} />;
const StudentGreeting = () => <h1 {...useKeptGreeting()} />;

const OfStaff = ({ isHome }: { isHome: boolean }) => (
  <div className={`${frame.frame} ${shell.shell}`}>
    <div className={side.side}>
      <span className={side.brand}>
        <Brand />
      </span>
    </div>
    <div className={frame.stage}>
      <div className={top.top}>
        {isHome && (
          <span className={top.welcome}>
            <StaffGreeting />
          </span>
        )}
      </div>
      <main className={frame.main}>
        <Skeleton shape="page" />
      </main>
    </div>
  </div>
);

const OfStudent = ({ isHome }: { isHome: boolean }) => (
  <div className={`${frame.frame} ${student.shell}`} data-hand="middle">
    <div className={`${tabs.bar} ${tabs.rail}`} />
    <div className={frame.stage}>
      <main className={frame.main}>
        <div className={student.page}>
          {isHome && (
            <header className={touch.head}>
              <div className={touch.title}>
                <StudentGreeting />
              </div>
            </header>
          )}
          <Skeleton shape="page" />
        </div>
      </main>
    </div>
  </div>
);
