import { fieldMessages, fieldRules } from '@zhibi/contract/kernel';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldRule } from '../../../platform/form-errors.js';
import { useSession } from '../../../platform/session-store.js';
import styles from './code-fields.module.css';

const SECOND_MS = 1000;

/** How many seconds until another code may be asked for, and how that is set. */
export function useWait(): [waitS: number, wait: (seconds: number) => void] {
  const [waitS, setWaitS] = useState(0);
  useEffect(() => {
    if (waitS <= 0) return;
    const timer = setTimeout(() => setWaitS(waitS - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [waitS]);
  return [waitS, setWaitS];
}

interface SentCodeProps {
  label: string;
  waitS: number;
  isSending: boolean;
  onAsk: () => Promise<void>;
}

/** The field of the code that was sent, and the button that sends one. */
export function SentCode({ label, waitS, isSending, onAsk }: SentCodeProps) {
  const { t } = useTranslation('profile');
  const { language } = useSession();
  return (
    <Form.Item label={label} htmlFor="code">
      <div className={styles.code}>
        <Form.Item
          name="code"
          noStyle
          rules={[fieldRule(fieldRules.smsCode, fieldMessages['sms-code']?.[language] ?? '')]}
        >
          <Input id="code" maxLength={4} inputMode="numeric" autoComplete="one-time-code" />
        </Form.Item>
        <Button disabled={waitS > 0} loading={isSending} onClick={() => void onAsk()}>
          {waitS > 0 ? t('ways.again', { seconds: waitS }) : t('ways.send')}
        </Button>
      </div>
    </Form.Item>
  );
}
