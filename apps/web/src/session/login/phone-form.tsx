import { codeReasons, type LoginAnswer, phoneApi, sessionReasons } from '@zhibi/contract/session';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import type { Source } from '../../platform/partner-source.js';
import { useSession } from '../../platform/session-store.js';
import { wrongAs } from './checks.js';
import { LoginForm } from './login-form.js';
import { reasonsOf } from './reasons-of.js';
import { SmsFields } from './sms-fields.js';
import { useFields } from './use-fields.js';

/** In with a phone and the code that was sent to it. */
export function PhoneForm({ source, onAnswer }: { source: Source | ''; onAnswer: (answer: LoginAnswer) => void }) {
  const { t } = useTranslation('session');
  const { language } = useSession();
  const fields = useFields(['phone', 'imageCode', 'code']);
  const { typed } = fields;
  const login = useWrite(phoneApi.phoneLogin, [], {
    onDone: onAnswer,
    onRefused: (refusal) => fields.refuse(refusal, { 'sms-code-wrong': 'code' }),
    handles: reasonsOf({ ...sessionReasons, ...codeReasons }),
  });
  const submit = () => {
    const isRight = fields.check({
      phone: wrongAs('phone', typed.phone, language),
      code: wrongAs('smsCode', typed.code, language),
    });
    if (isRight) login.mutate({ phone: typed.phone, code: typed.code, ...(source ? { source } : {}) });
  };
  return (
    <LoginForm
      form={fields.form}
      refused={fields.refused}
      submit={t('logIn')}
      isBusy={login.isPending}
      onSubmit={submit}
    >
      <SmsFields fields={fields} purpose="login" />
    </LoginForm>
  );
}
