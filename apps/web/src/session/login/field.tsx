import type { ChangeEvent, ReactNode } from 'react';
import { useId } from 'react';
import styles from './form.module.css';

export interface Bound {
  id: string;
  name: string;
  value: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onType: (value: string) => void;
  children: (bound: Bound) => ReactNode;
}

/** A label, its field, and what is wrong with it beside the field. */
export function Field({ name, label, hint, error, value, onType, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        value,
        'aria-invalid': Boolean(error),
        'aria-describedby': `${id}-note`,
        onChange: (event) => onType(event.target.value),
      })}
      <p id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
    </div>
  );
}
