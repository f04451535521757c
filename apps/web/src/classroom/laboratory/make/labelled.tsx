import { type ReactNode, useId } from 'react';
import styles from '../laboratory.module.css';

interface LabelledProps {
  label: string;
  hint?: string;
  wrong?: string | false;
  children: (id: string) => ReactNode;
}

/** A name, a field, and what is to be said beside it. */
export function Labelled({ label, hint, wrong, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <small>{hint}</small>}
      {wrong && (
        <span className={styles.wrong} role="alert" data-wrong>
          {wrong}
        </span>
      )}
    </div>
  );
}
