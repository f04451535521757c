import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

/** What the printer gets instead of the screen. It is outside the page, so that nothing of the interface is printed with it. */
export function PrintSheet({ isLandscape, children }: { isLandscape?: boolean; children: ReactNode }) {
  return createPortal(
    <div data-print="" className={isLandscape ? `${styles.sheet} ${styles.landscape}` : styles.sheet}>
      {children}
    </div>,
    document.body,
  );
}

/** Opens the browser's print window once what is to be printed stands on the page, and says when that is over. */
export function usePrint(isReady: boolean, onDone: () => void): void {
  // The printer is outside React.
  useEffect(() => {
    if (!isReady) return;
    print();
    onDone();
  }, [isReady, onDone]);
}
