import { type ReactNode, useId } from 'react';
import styles from './drawer.module.css';

interface FormPartProps {
  label: string;
  /** What is told beside it. */
  wrong: string | false;
  /** One field, which takes the id so that the label names it, or several boxes under one name. */
  children: ReactNode | ((id: string) => ReactNode);
}

/** A name, what is filled in, and what is wrong with it. */
export function FormPart({ label, wrong, children }: FormPartProps) {
  const id = useId();
  const reported = wrong && (
    <span className={styles.wrong} role="alert" data-wrong>
      {wrong}
    </span>
  );
  if (typeof children === 'function')
    return (
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        {children(id)}
        {reported}
      </div>
    );
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {children}
      {reported}
    </fieldset>
  );
}
