import { peopleApi } from '@zhibi/contract/people';
import { encodePassword } from '@zhibi/contract/session';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { DraftForm } from '../../platform/drafts/draft-form.js';
import { fieldErrors, showWrong } from '../../platform/form-errors.js';
import { notify } from '../../platform/notify.js';
import { NewPassword } from '../parts/new-password.js';
import type { User } from '../user.js';

interface Fields {
  newPassword: string;
  confirm: string;
}

const RELOAD_MS = 1000;

/** After a reset: a password of one's own, and nothing that is known already. */
export function RenewalForm({ user }: { user: User }) {
  const { t } = useTranslation('people');
  const [form] = Form.useForm<Fields>();
  const renew = useWrite(peopleApi.renewPassword, [], {
    handles: ['fields'],
    onRefused: (refusal) => showWrong(form, fieldErrors<Fields>(refusal)),
    onDone: () => {
      notify.done(t('activation.reset.done'));
      setTimeout(() => location.reload(), RELOAD_MS);
    },
  });
  const submit = ({ newPassword }: Fields) =>
    renew.mutate({ password: user.originalPassword, newPassword: encodePassword(newPassword) });
  return (
    <DraftForm draft="renewal" form={form} layout="vertical" requiredMark={false} onFinish={submit}>
      <Form.Item label={t('activation.account')} htmlFor="renewal-account">
        <Input id="renewal-account" value={user.account} readOnly autoComplete="username" variant="filled" />
      </Form.Item>
      <NewPassword label={t('activation.newPassword')} again={t('activation.confirm')} />
      <Button type="primary" htmlType="submit" block size="large" loading={renew.isPending || renew.isSuccess}>
        {t('activation.reset.submit')}
      </Button>
    </DraftForm>
  );
}
