import { registrationApi, registrationReasons } from '@zhibi/contract/people/registration';
import { encodePassword, type LoginAnswer } from '@zhibi/contract/session';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { useSession } from '../../platform/session-store.js';
import { wrongAs, wrongRepeat } from './checks.js';
import { Field } from './field.js';
import { LoginForm } from './login-form.js';
import { reasonsOf } from './reasons-of.js';
import { SmsFields } from './sms-fields.js';
import { TextInput } from './text-input.js';
import { useFields } from './use-fields.js';

const names = ['activationCode', 'account', 'password', 'confirm', 'name', 'phone', 'imageCode', 'code'] as const;

/** Which field a refusal is about. */
const fieldOf = {
  'account-taken': 'account',
  'phone-taken': 'phone',
  'sms-code-wrong': 'code',
  'activation-code-unknown': 'activationCode',
  'activation-code-used': 'activationCode',
  'activation-code-expired': 'activationCode',
  'activation-code-disabled': 'activationCode',
} as const satisfies Record<keyof typeof registrationReasons, (typeof names)[number]>;

interface Props {
  /** The activation code of a slip that was scanned, or nothing. */
  code: string;
  onAnswer: (answer: LoginAnswer) => void;
}

/** An account of one's own with the activation code of a school: its school and role are the code's. */
export function RegisterForm({ code: activationCode, onAnswer }: Props) {
  const { t } = useTranslation('session');
  const { language } = useSession();
  const fields = useFields(names, { activationCode });
  const { typed } = fields;
  const registering = useWrite(registrationApi.register, [], {
    onDone: onAnswer,
    onRefused: (refusal) => fields.refuse(refusal, fieldOf),
    handles: reasonsOf(registrationReasons),
  });

  const submit = () => {
    const isRight = fields.check({
      activationCode: typed.activationCode.trim() ? undefined : t('register.needActivationCode'),
      account: wrongAs('account', typed.account, language),
      password: wrongAs('password', typed.password, language),
      confirm: wrongRepeat(typed.password, typed.confirm, language),
      name: wrongAs('name', typed.name, language),
      phone: wrongAs('phone', typed.phone, language),
      code: wrongAs('smsCode', typed.code, language),
    });
    if (!isRight) return;
    const { account, name, phone, code, activationCode } = typed;
    registering.mutate({ account, name, phone, code, activationCode, password: encodePassword(typed.password) });
  };

  return (
    <LoginForm
      form={fields.form}
      refused={fields.refused}
      submit={t('register.submit')}
      isBusy={registering.isPending}
      onSubmit={submit}
    >
      <Field
        {...fields.bind('activationCode')}
        label={t('register.activationCode')}
        hint={t('register.activationCodeHint')}
      >
        {(bound) => (
          <TextInput
            {...bound}
            icon="ticket"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            autoFocus
          />
        )}
      </Field>
      <Field {...fields.bind('account')} label={t('register.account')} hint={t('register.accountHint')}>
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
      <Field {...fields.bind('password')} label={t('register.password')} hint={t('passwordHint')}>
        {(bound) => <TextInput {...bound} icon="password" type="password" autoComplete="new-password" maxLength={18} />}
      </Field>
      <Field {...fields.bind('confirm')} label={t('register.confirm')}>
        {(bound) => <TextInput {...bound} icon="password" type="password" autoComplete="new-password" maxLength={18} />}
      </Field>
      <Field {...fields.bind('name')} label={t('register.name')} hint={t('register.nameHint')}>
        {(bound) => <TextInput {...bound} icon="name" autoComplete="name" maxLength={60} />}
      </Field>
      <SmsFields fields={fields} purpose="register" />
    </LoginForm>
  );
}
