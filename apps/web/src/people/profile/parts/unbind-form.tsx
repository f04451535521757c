import { credentialsApi, encodePassword, weixinApi } from '@zhibi/contract/session';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { showWrong } from '../../../platform/form-errors.js';
import { notify } from '../../../platform/notify.js';
import { FormFrame } from './form-frame.js';
import { OwnPassword, type WithPassword } from './own-password.js';

/** Takes the WeChat off the account. */
export function UnbindForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [form] = Form.useForm<WithPassword>();
  const unbind = useWrite(weixinApi.unbindWeixin, [credentialsApi.bindings], {
    handles: ['bad-credentials', 'password-needed'],
    onDone: () => {
      notify.done(t('ways.unbindDone'));
      onClose();
    },
    onRefused: ({ reason, message }) => {
      if (reason) showWrong(form, [{ name: 'password', errors: [message] }]);
    },
  });
  return (
    <FormFrame
      title={t('ways.unbind')}
      form={form}
      isBusy={unbind.isPending}
      onClose={onClose}
      onSubmit={({ password }) => unbind.mutate({ password: encodePassword(password) })}
    >
      <p>{t('ways.unbindAsk')}</p>
      <OwnPassword />
    </FormFrame>
  );
}
