import { credentialsApi, encodePassword } from '@zhibi/contract/session';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { fieldErrors, showWrong } from '../../../platform/form-errors.js';
import { notify } from '../../../platform/notify.js';
import { NewPassword } from '../../parts/new-password.js';
import { FormFrame } from './form-frame.js';

interface Fields {
  password?: string;
  newPassword: string;
  confirm: string;
}

/** Another password: the old one confirms it, or having just logged in with the phone. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [form] = Form.useForm<Fields>();
  const change = useWrite(credentialsApi.changePassword, [], {
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
      <NewPassword label={t('ways.newPassword')} again={t('ways.confirm')} />
    </FormFrame>
  );
}
