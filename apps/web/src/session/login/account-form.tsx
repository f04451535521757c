import { encodePassword, type LoginAnswer, sessionApi } from '@zhibi/contract/session';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, useRead, useWrite } from '../../platform/api.js';
import { PlainButton } from '../../platform/layout/plain-button.js';
import { useSession } from '../../platform/session-store.js';
import { type Credentials, type FieldName, wrongFields } from './credentials.js';
import { Field } from './field.js';
import styles from './form.module.css';
import { Icon } from './icons.js';
import { ImageCodeField } from './image-code-field.js';
import { TextInput } from './text-input.js';

/** Every refusal of a login is said in the form. */
const everyReason = [
  'bad-credentials',
  'image-code-needed',
  'image-code-wrong',
  'account-waits',
  'no-role',
  'disabled',
  'fields',
] as const;

/**
 * Account and password; a picture's code once the server asks for it. What was typed stays after a refusal.
 * Not Ant Design's Form and Input: with what they bring along this page would weigh a quarter more.
 */
export function AccountForm({ isAdmin, onAnswer }: { isAdmin: boolean; onAnswer: (answer: LoginAnswer) => void }) {
  const { t } = useTranslation('session');
  const { language } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Credentials>({ account: '', password: '', imageCode: '' });
  const [wrong, setWrong] = useState<Partial<Record<FieldName, string>>>({});
  const [refused, setRefused] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const image = useRead(sessionApi.imageCode, needsCode ? {} : null);

  const focus = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
  const type = (name: FieldName) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setWrong((before) => ({ ...before, [name]: undefined }));
  };

  const onRefused = (refusal: Refusal) => {
    if (refusal.isSaid) return;
    const asksForCode = refusal.reason === 'image-code-needed' || refusal.reason === 'image-code-wrong';
    if (needsCode) void image.refetch(); // a picture serves once
    if (asksForCode) setNeedsCode(true);
    type('imageCode')('');
    const beside = refusal.reason === 'image-code-wrong' ? { imageCode: refusal.message } : refusal.fields;
    setWrong(beside);
    setRefused(Object.keys(beside).length ? '' : refusal.message);
    setTimeout(() => focus(asksForCode ? 'imageCode' : 'password')); // after the fields are drawn with what is wrong; a new field takes the focus itself
  };
  const login = useWrite(isAdmin ? sessionApi.adminLogin : sessionApi.login, [], {
    onDone: onAnswer,
    onRefused,
    handles: everyReason,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused('');
    const missing = wrongFields(typed, needsCode, { t, language });
    setWrong(missing);
    const [first] = (['account', 'password', 'imageCode'] as const).filter((name) => missing[name]);
    if (first) return focus(first);
    const code = needsCode ? { imageCode: typed.imageCode, imageCodeId: image.data?.imageCodeId } : {};
    login.mutate({ account: typed.account.trim(), password: encodePassword(typed.password), ...code });
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {refused && (
        <p className={styles.refused} role="alert">
          <Icon name="refused" />
          {refused}
        </p>
      )}
      <Field name="account" label={t('account')} error={wrong.account} value={typed.account} onType={type('account')}>
        {(bound) => (
          <TextInput
            {...bound}
            icon="account"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={41}
          />
        )}
      </Field>
      <Field
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        error={wrong.password}
        value={typed.password}
        onType={type('password')}
      >
        {(bound) => (
          <TextInput {...bound} icon="password" type="password" autoComplete="current-password" maxLength={100} />
        )}
      </Field>
      {needsCode && (
        <ImageCodeField
          error={wrong.imageCode}
          value={typed.imageCode}
          onType={type('imageCode')}
          svg={image.data?.svg}
          onAgain={() => void image.refetch()}
        />
      )}
      <PlainButton type="submit" tone="primary" block busy={login.isPending}>
        {t('logIn')}
      </PlainButton>
    </form>
  );
}
