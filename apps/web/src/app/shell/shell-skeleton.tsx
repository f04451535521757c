import { Brand } from '../../platform/layout/brand.js';
import { Skeleton } from '../../platform/skeleton.js';
import shell from './shell.module.css';
import side from './side-menu.module.css';
import top from './top-bar.module.css';

/** The empty frame, while the person is not known yet. */
export const ShellSkeleton = () => (
  <div className={shell.shell}>
    <div className={side.side}>
      <span className={side.brand}>
        <Brand />
      </span>
    </div>
    <div className={shell.stage}>
      <div className={top.top} />
      <main className={shell.main}>
        <Skeleton shape="page" />
      </main>
    </div>
  </div>
);
