import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCanGo } from '../screen-line.js';

interface GoProps {
  to: string;
  className?: string;
  /** Where the words alone do not say where it leads: a number in a table. */
  'aria-label'?: string;
  /** What it names stands there also for who cannot go. */
  orWords?: true;
  children: ReactNode;
}

/** A link to another screen; nothing at all where that screen does not exist for this person, or its words alone. */
export function Go({ to, orWords, children, ...look }: GoProps) {
  if (!useCanGo(to)) return orWords ? <span className={look.className}>{children}</span> : null;
  return (
    <Link to={to} {...look}>
      {children}
    </Link>
  );
}
