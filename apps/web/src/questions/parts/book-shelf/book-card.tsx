import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './shelf.module.css';

interface BookCardProps {
  title: string;
  cover: ReactNode;
  /** Facts that stand in a line together; what is empty is not said. */
  lines: readonly (readonly string[])[];
  /** Where the whole card leads; absent where it has actions of its own. */
  to?: string;
  children?: ReactNode;
}

/** A book of a shelf: its cover, what it is, and how far it is or what can be done with it. */
export function BookCard({ title, cover, lines, to, children }: BookCardProps) {
  const inside = (
    <>
      {cover}
      <div className={styles.about}>
        <h2>{title}</h2>
        {lines.map((line) => {
          const words = line.filter(Boolean).join(' · ');
          return (
            words && (
              <div key={words} className={styles.facts}>
                {words}
              </div>
            )
          );
        })}
        {children}
      </div>
    </>
  );
  return to === undefined ? (
    <article className={styles.book} aria-label={title}>
      {inside}
    </article>
  ) : (
    <Link className={styles.book} to={to}>
      {inside}
    </Link>
  );
}

/** What can be done with a book stands at the foot of its card. */
export const BookCardActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

/** Something about a book that asks to be looked at. */
export const BookWarning = ({ children }: { children: ReactNode }) => <div className={styles.warning}>{children}</div>;
