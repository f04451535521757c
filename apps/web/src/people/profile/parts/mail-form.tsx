import { fieldMessages, fieldRules } from '@zhibi/contract/kernel';
import { credentialsApi } from '@zhibi/contract/session';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { fieldErrors, fieldRule, showWrong } from '../../../platform/form-errors.js';
import { notify } from '../../../platform/notify.js';
import { useSession } from '../../../platform/session-store.js';
import styles from './code-fields.module.css';
import { FormFrame } from './form-frame.js';

interface Fields {
  mail: string;
  code: string;
}

const SECOND_MS = 1000;

/** The address that reminders go to: a code that is sent to it confirms it. No password: nobody gets in by it. */
export function MailForm({ isBound, onClose }: { isBound: boolean; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { language } = useSession();
  const words = (field: string) => fieldMessages[field]?.[language] ?? '';
  const [form] = Form.useForm<Fields>();
  const [waitS, setWaitS] = useState(0);
  // The clock, until another code may be asked for.
  useEffect(() => {
    if (waitS <= 0) return;
    const timer = setTimeout(() => setWaitS(waitS - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [waitS]);
  const send = useWrite(credentialsApi.sendMailCode, [], {
    handles: ['fields', 'mail-not-sent'],
    onDone: ({ waitSeconds }) => setWaitS(waitSeconds),
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
      <Form.Item label={t('ways.mailCode')} htmlFor="code">
        <div className={styles.code}>
          <Form.Item name="code" noStyle rules={[fieldRule(fieldRules.smsCode, words('sms-code'))]}>
            <Input id="code" maxLength={4} inputMode="numeric" autoComplete="one-time-code" />
          </Form.Item>
          <Button disabled={waitS > 0} loading={send.isPending} onClick={() => void ask()}>
            {waitS > 0 ? t('ways.again', { seconds: waitS }) : t('ways.send')}
          </Button>
        </div>
      </Form.Item>
      {isBound && (
        <Button type="link" danger loading={unbind.isPending} onClick={() => unbind.mutate({})}>
          {t('ways.mailAway')}
        </Button>
      )}
    </FormFrame>
  );
}
