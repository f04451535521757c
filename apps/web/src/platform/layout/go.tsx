import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCanGo } from '../screen-line.js';

/** A link to another screen; nothing at all where that screen does not exist for this person. */
export function Go({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  if (!useCanGo(to)) return null;
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
