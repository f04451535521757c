import { fieldMessages, fieldRules } from '@zhibi/contract/kernel';
import { phoneApi } from '@zhibi/contract/session';
import { Button, Form, type FormInstance, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { fieldErrors, fieldRule, showWrong } from '../../../platform/form-errors.js';
import { useProof } from '../../../platform/proof/use-proof.js';
import { useSession } from '../../../platform/session-store.js';
import styles from './code-fields.module.css';
import { SentCode, useWait } from './sent-code.js';

/** What the phone form asks for. */
export interface PhoneFields {
  phone: string;
  imageCode: string;
  code: string;
  password: string;
}

/** The code of the picture, which lets a code be sent to the phone, and that code. */
export function CodeFields({ form }: { form: FormInstance<PhoneFields> }) {
  const { t } = useTranslation('profile');
  const { language } = useSession();
  const words = (field: string) => fieldMessages[field]?.[language] ?? '';
  const proof = useProof(true);
  const [waitS, wait] = useWait();
  const send = useWrite(phoneApi.sendCode, [], {
    handles: ['fields', 'image-code-wrong'],
    onDone: ({ waitSeconds }) => wait(waitSeconds),
    onRefused: (refusal) => {
      const isPicture = refusal.reason === 'image-code-wrong';
      showWrong(
        form,
        isPicture ? [{ name: 'imageCode', errors: [refusal.message] }] : fieldErrors<PhoneFields>(refusal),
      );
      proof.again();
    },
  });
  const ask = async () => {
    const wanted = proof.isBlind ? (['phone'] as const) : (['phone', 'imageCode'] as const);
    const asked = await form.validateFields([...wanted]).catch(() => void showWrong(form, [])); // said beside the fields
    const proved = asked && (await proof.prove());
    if (asked && proved) send.mutate({ ...asked, ...proved, purpose: 'bind' });
  };
  return (
    <>
      <Form.Item
        label={t('ways.imageCode')}
        htmlFor="imageCode"
        extra={
          <Button type="link" size="small" className={styles.instead} onClick={() => proof.choose(!proof.isBlind)}>
            {t(proof.isBlind ? (proof.isWorking ? 'ways.proofWorking' : 'ways.proofDone') : 'ways.proofInstead')}
          </Button>
        }
      >
        <div className={styles.code}>
          <Form.Item name="imageCode" noStyle rules={[fieldRule(fieldRules.imageCode, words('image-code'))]}>
            <Input id="imageCode" maxLength={4} autoComplete="off" disabled={proof.isBlind} />
          </Form.Item>
          <button type="button" className={styles.picture} aria-label={t('ways.imageCodeAgain')} onClick={proof.again}>
            {proof.picture && <img src={proof.picture} alt="" />}
          </button>
        </div>
      </Form.Item>
      <SentCode label={t('ways.code')} waitS={waitS} isSending={send.isPending} onAsk={ask} />
    </>
  );
}
