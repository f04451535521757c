import type { FormEvent, ReactNode, RefObject } from 'react';
import { PlainButton } from '../../platform/layout/plain-button.js';
import styles from './form.module.css';
import { Icon } from './icons.js';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** Why the last try was refused, above the fields. */
  refused: string;
  submit: string;
  isBusy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of the login page: the refusal above, the fields, one button. The browser's own: Ant Design's would weigh more than the page. */
export function LoginForm({ form, refused, submit, isBusy, onSubmit, children }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      {refused && (
        <p className={styles.refused} role="alert">
          <Icon name="refused" />
          {refused}
        </p>
      )}
      {children}
      <PlainButton type="submit" tone="primary" block busy={isBusy}>
        {submit}
      </PlainButton>
    </form>
  );
}
