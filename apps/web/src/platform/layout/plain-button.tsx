import type { ComponentProps } from 'react';
import styles from './plain-button.module.css';

interface Props extends ComponentProps<'button'> {
  tone?: 'primary' | 'plain' | 'link';
  /** The whole width of what it stands in. */
  block?: boolean;
  /** Work is under way: it turns, and a second click does nothing. */
  busy?: boolean;
}

/**
 * A button for pages that must stay small: the login pages and the page that says it crashed. Everywhere else
 * it is Ant Design's, which brings 40 KB along.
 */
export function PlainButton({ tone = 'plain', block = false, busy = false, className = '', onClick, ...rest }: Props) {
  const look = [styles.button, styles[tone], block ? styles.block : '', className].filter(Boolean).join(' ');
  return (
    <button type="button" {...rest} className={look} aria-busy={busy || undefined} onClick={busy ? undefined : onClick}>
      {busy && <span className={styles.turning} aria-hidden="true" />}
      {rest.children}
    </button>
  );
}
