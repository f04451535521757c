import { fieldMessages, fieldRules } from '@zhibi/contract/kernel';
import { credentialsApi, encodePassword } from '@zhibi/contract/session';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { fieldErrors, fieldRule, showWrong } from '../../../platform/form-errors.js';
import { notify } from '../../../platform/notify.js';
import type { Refusal } from '../../../platform/refusal.js';
import { useSession } from '../../../platform/session-store.js';
import { CodeFields, type PhoneFields } from './code-fields.js';
import { FormFrame } from './form-frame.js';
import { OwnPassword } from './own-password.js';

const fieldOf = {
  'sms-code-wrong': 'code',
  'phone-taken': 'phone',
  'bad-credentials': 'password',
  'password-needed': 'password',
} as const;

const wrongFields = (refusal: Refusal) => {
  const known = Object.entries(fieldOf).find(([reason]) => reason === refusal.reason);
  return known ? [{ name: known[1], errors: [refusal.message] }] : fieldErrors<PhoneFields>(refusal);
};

/** A phone for this account: a code that is sent to it and the password confirm it. */
export function PhoneForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { language } = useSession();
  const [form] = Form.useForm<PhoneFields>();
  const bind = useWrite(credentialsApi.bindPhone, [credentialsApi.bindings], {
    handles: ['fields', 'sms-code-wrong', 'phone-taken', 'bad-credentials', 'password-needed'],
    onRefused: (refusal) => showWrong(form, wrongFields(refusal)),
    onDone: () => {
      notify.done(t('ways.phoneDone'));
      onClose();
    },
  });
  return (
    <FormFrame
      title={t('ways.bindPhone')}
      form={form}
      isBusy={bind.isPending}
      onClose={onClose}
      onSubmit={({ phone, code, password }) => bind.mutate({ phone, code, password: encodePassword(password) })}
    >
      <Form.Item
        name="phone"
        label={t('ways.phone')}
        validateTrigger="onBlur"
        rules={[fieldRule(fieldRules.phone, fieldMessages.phone?.[language] ?? '')]}
      >
        <Input maxLength={11} inputMode="numeric" autoComplete="tel-national" />
      </Form.Item>
      <CodeFields form={form} />
      <OwnPassword />
    </FormFrame>
  );
}
