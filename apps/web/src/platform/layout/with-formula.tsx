import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './with-formula.module.css';

/** A figure or its name with its formula: by pointing at it, or by reaching it with the keyboard. */
export const WithFormula = ({ formula, children }: { formula: string; children: ReactNode }) => (
  <Tooltip title={formula} trigger={['hover', 'focus']}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the formula must be reachable by keyboard */}
    <span className={styles.explained} tabIndex={0}>
      {children}
    </span>
  </Tooltip>
);
