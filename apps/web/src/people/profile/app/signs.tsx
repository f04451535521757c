import type { ReactNode } from 'react';
import styles from './page.module.css';

const Sign = ({ children }: { children: ReactNode }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" width="28" height="28" fill="none" aria-hidden="true">
    {children}
  </svg>
);

/** A box with an arrow that leaves it upwards. */
export const ShareSign = () => (
  <Sign>
    <path d="M8 10H6v10h12V10h-2M12 15V4m-3.5 3.5L12 4l3.5 3.5" />
  </Sign>
);

/** A square with a plus. */
export const AddSign = () => (
  <Sign>
    <rect x="4.5" y="4.5" width="15" height="15" rx="3.5" />
    <path d="M12 8.5v7M8.5 12h7" />
  </Sign>
);

/** Three dots, below or beside each other. */
export const MenuSign = ({ wide = false }: { wide?: boolean }) => (
  <Sign>
    {[6, 12, 18].map((at) => (
      <circle key={at} cx={wide ? at : 12} cy={wide ? 12 : at} r="1.2" />
    ))}
  </Sign>
);

/** A screen with an arrow into it. */
export const InstallSign = () => (
  <Sign>
    <rect x="3.5" y="4.5" width="17" height="12" rx="2" />
    <path d="M8.5 20h7M12 7v6m-2.5-2.5L12 13l2.5-2.5" />
  </Sign>
);
