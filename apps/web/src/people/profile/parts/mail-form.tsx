import { fieldMessages, fieldRules } from '@zhibi/contract/kernel';
import { credentialsApi } from '@zhibi/contract/session';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { fieldErrors, fieldRule, showWrong } from '../../../platform/form-errors.js';
import { notify } from '../../../platform/notify.js';
import { useSession } from '../../../platform/session-store.js';
import { FormFrame } from './form-frame.js';
import { SentCode, useWait } from './sent-code.js';

interface Fields {
  mail: string;
  code: string;
}

/** The address that reminders go to: a code that is sent to it confirms it. No password: nobody gets in by it. */
export function MailForm({ isBound, onClose }: { isBound: boolean; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { language } = useSession();
  const words = (field: string) => fieldMessages[field]?.[language] ?? '';
  const [form] = Form.useForm<Fields>();
  const [waitS, wait] = useWait();
  const send = useWrite(credentialsApi.sendMailCode, [], {
    handles: ['fields', 'mail-not-sent'],
    onDone: ({ waitSeconds }) => wait(waitSeconds),
    onRefused: (refusal) =>
      showWrong(
        form,
        refusal.reason === 'mail-not-sent'
          ? [{ name: 'mail', errors: [refusal.message] }]
          : fieldErrors<Fields>(refusal),
      ),
  });
  const bind = useWrite(credentialsApi.bindMail, [credentialsApi.bindings], {
    handles: ['fields', 'mail-code-wrong'],
    onDone: () => {
      notify.done(t('ways.mailDone'));
      onClose();
    },
    onRefused: (refusal) =>
      showWrong(
        form,
        refusal.reason === 'mail-code-wrong'
          ? [{ name: 'code', errors: [refusal.message] }]
          : fieldErrors<Fields>(refusal),
      ),
  });
  const unbind = useWrite(credentialsApi.unbindMail, [credentialsApi.bindings], {
    onDone: () => {
      notify.done(t('ways.mailAwayDone'));
      onClose();
    },
  });
  const ask = async () => {
    const asked = await form.validateFields(['mail']).catch(() => void showWrong(form, [])); // said beside the field
    if (asked) send.mutate({ mail: asked.mail });
  };
  return (
    <FormFrame
      title={t(isBound ? 'ways.changeMail' : 'ways.bindMail')}
      form={form}
      isBusy={bind.isPending}
      onClose={onClose}
      onSubmit={({ mail, code }) => bind.mutate({ mail, code })}
    >
      <Form.Item
        name="mail"
        label={t('ways.mail')}
        extra={t('ways.mailAsk')}
        validateTrigger="onBlur"
        rules={[fieldRule(fieldRules.email, words('email'))]}
      >
        <Input maxLength={254} inputMode="email" autoComplete="email" />
      </Form.Item>
      <SentCode label={t('ways.mailCode')} waitS={waitS} isSending={send.isPending} onAsk={ask} />
      {isBound && (
        <Button type="link" danger loading={unbind.isPending} onClick={() => unbind.mutate({})}>
          {t('ways.mailAway')}
        </Button>
      )}
    </FormFrame>
  );
}
