import { encodePassword, type LoginAnswer, loginApi, sessionReasons } from '@zhibi/contract/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, useWrite } from '../../platform/api.js';
import type { Source } from '../../platform/partner-source.js';
import { useProof } from '../../platform/proof/use-proof.js';
import { useSearchParams } from '../../platform/search-params.js';
import { useSession } from '../../platform/session-store.js';
import { wrongAs } from './checks.js';
import { Field } from './field.js';
import { ImageCodeField } from './image-code-field.js';
import { LoginForm } from './login-form.js';
import { reasonsOf } from './reasons-of.js';
import { TextInput } from './text-input.js';
import { useFields } from './use-fields.js';

interface Props {
  isAdmin: boolean;
  source: Source | '';
  onAnswer: (answer: LoginAnswer) => void;
}

/** Account and password; a picture's code once the server asks for it. What was typed stays after a refusal. */
export function AccountForm({ isAdmin, source, onAnswer }: Props) {
  const { t } = useTranslation('session');
  const { language } = useSession();
  const [query] = useSearchParams(); // the square of a first-login slip names the account
  const fields = useFields(['account', 'password', 'imageCode'], { account: query.get('account') ?? '' });
  const { typed, type } = fields;
  const [needsCode, setNeedsCode] = useState(false);
  const proof = useProof(needsCode);

  const onRefused = (refusal: Refusal) => {
    if (refusal.isSaid) return;
    if (needsCode) proof.again();
    type('imageCode')('');
    if (refusal.reason === 'image-code-needed') setNeedsCode(true); // the new field takes the focus itself
    fields.refuse(refusal, { 'image-code-wrong': 'imageCode' });
    if (refusal.reason === 'bad-credentials') fields.focus('password');
  };
  const login = useWrite(isAdmin ? loginApi.adminLogin : loginApi.login, [], {
    onDone: onAnswer,
    onRefused,
    handles: reasonsOf(sessionReasons),
  });

  const submit = async () => {
    // An old password may break today's rule, so only its absence counts.
    const isRight = fields.check({
      account: typed.account.trim() ? undefined : t('needAccount'),
      password: typed.password ? undefined : t('needPassword'),
      imageCode: needsCode && !proof.isBlind ? wrongAs('imageCode', typed.imageCode, language) : undefined,
    });
    if (!isRight) return;
    const proved = needsCode ? await proof.prove() : undefined;
    login.mutate({
      account: typed.account.trim(),
      password: encodePassword(typed.password),
      ...proved,
      ...(proved && !proof.isBlind ? { imageCode: typed.imageCode } : {}),
      ...(source ? { source } : {}),
    });
  };

  return (
    <LoginForm
      form={fields.form}
      refused={fields.refused}
      submit={t('logIn')}
      isBusy={login.isPending}
      onSubmit={() => void submit()}
    >
      <Field {...fields.bind('account')} label={t('account')}>
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
      <Field {...fields.bind('password')} label={t('password')} hint={t('passwordHint')}>
        {(bound) => (
          <TextInput {...bound} icon="password" type="password" autoComplete="current-password" maxLength={100} />
        )}
      </Field>
      {needsCode && <ImageCodeField {...fields.bind('imageCode')} proof={proof} onAgain={proof.again} autoFocus />}
    </LoginForm>
  );
}
