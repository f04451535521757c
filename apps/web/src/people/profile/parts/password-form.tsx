import { fieldMessages, fieldRules } from '@zhibi/contract/kernel';
import { encodePassword, sessionApi } from '@zhibi/contract/session';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { fieldErrors, fieldRule, showWrong } from '../../../platform/form-errors.js';
import { notify } from '../../../platform/notify.js';
import { useSession } from '../../../platform/session-store.js';
import { FormFrame } from './form-frame.js';

interface Fields {
  password?: string;
  newPassword: string;
  confirm: string;
}

/** Another password: the old one confirms it, or having just logged in with the phone. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { language } = useSession();
  const [form] = Form.useForm<Fields>();
  const words = (field: string) => fieldMessages[field]?.[language] ?? '';
  const change = useWrite(sessionApi.changePassword, [], {
    handles: ['fields', 'bad-credentials', 'password-needed'],
    onDone: () => {
      notify.done(t('ways.passwordDone'));
      onClose();
    },
    onRefused: (refusal) =>
      showWrong(
        form,
        refusal.reason === 'bad-credentials' || refusal.reason === 'password-needed'
          ? [{ name: 'password', errors: [refusal.message] }]
          : fieldErrors<Fields>(refusal),
      ),
  });
  const sameAsNew = {
    validator: (_: unknown, value: string) =>
      value && value === form.getFieldValue('newPassword')
        ? Promise.resolve()
        : Promise.reject(new Error(words('confirm-password'))),
  };
  return (
    <FormFrame
      title={t('ways.changePassword')}
      form={form}
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={({ password, newPassword }) =>
        change.mutate({
          ...(password ? { password: encodePassword(password) } : {}),
          newPassword: encodePassword(newPassword),
        })
      }
    >
      <Form.Item name="password" label={t('ways.oldPassword')} extra={t('ways.oldPasswordHint')}>
        <Input.Password autoComplete="current-password" maxLength={100} />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={t('ways.newPassword')}
        validateTrigger="onBlur"
        rules={[fieldRule(fieldRules.password, words('password'))]}
      >
        <Input.Password autoComplete="new-password" maxLength={18} />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={t('ways.confirm')}
        validateTrigger="onBlur"
        dependencies={['newPassword']}
        rules={[sameAsNew]}
      >
        <Input.Password autoComplete="new-password" maxLength={18} />
      </Form.Item>
    </FormFrame>
  );
}
