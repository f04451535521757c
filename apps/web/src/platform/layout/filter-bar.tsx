import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

/** One row: scope switch, search, selects; what was found stands right. The values live in the URL. */
export const FilterBar = ({ children, result }: { children: ReactNode; result?: ReactNode }) => (
  <search className={styles.bar}>
    <div className={styles.filters}>{children}</div>
    {result && <span className={styles.result}>{result}</span>}
  </search>
);
