import { type ReactNode, useId } from 'react';
import styles from './form-field.module.css';

export interface FormFieldProps {
  label: string;
  /** What is told beside the field. */
  wrong?: string | false;
  /** The field takes this id, so that its label names it. */
  children: (id: string) => ReactNode;
}

/** A name, a field and, where it is filled in wrongly, what is wrong with it. */
export function FormField({ label, wrong, children }: FormFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      <Wrong words={wrong} />
    </div>
  );
}

/** Several boxes under one name. */
export const FieldGroup = ({ label, wrong, children }: Omit<FormFieldProps, 'children'> & { children: ReactNode }) => (
  <fieldset className={styles.field}>
    <legend>{label}</legend>
    {children}
    <Wrong words={wrong} />
  </fieldset>
);

const Wrong = ({ words }: { words: string | false | undefined }) =>
  words && (
    <span className={styles.wrong} role="alert" data-wrong>
      {words}
    </span>
  );
