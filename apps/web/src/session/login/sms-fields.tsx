import { type CodePurpose, codeReasons, phoneApi } from '@zhibi/contract/session';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { PlainButton } from '../../platform/layout/plain-button.js';
import { notify } from '../../platform/notify.js';
import { useProof } from '../../platform/proof/use-proof.js';
import { useSession } from '../../platform/session-store.js';
import { wrongAs } from './checks.js';
import { Field, type FieldProps } from './field.js';
import styles from './form.module.css';
import { ImageCodeField } from './image-code-field.js';
import { reasonsOf } from './reasons-of.js';
import { TextInput } from './text-input.js';
import { useCountdown } from './use-countdown.js';
import type { Fields } from './use-fields.js';

type Name = 'phone' | 'imageCode' | 'code';

/** The fields of any form that has these three among its own. */
interface FormWithCode extends Pick<Fields<Name>, 'typed' | 'check' | 'refuse' | 'focus' | 'type'> {
  bind: (name: Name) => Pick<FieldProps, 'name' | 'value' | 'error' | 'onType'>;
}

interface Props {
  fields: FormWithCode;
  purpose: CodePurpose;
}

/** A phone, the code of a picture, and with both a code by text message. */
export function SmsFields({ fields, purpose }: Props) {
  const { t } = useTranslation('session');
  const { language } = useSession();
  const { typed } = fields;
  const proof = useProof(true);
  const { secondsLeft, start } = useCountdown();

  const sending = useWrite(phoneApi.sendCode, [], {
    handles: reasonsOf(codeReasons),
    onDone: ({ waitSeconds }) => {
      start(waitSeconds);
      notify.done(t('codeSent'));
      renewPicture();
      fields.focus('code');
    },
    onRefused: (refusal) => {
      renewPicture();
      fields.refuse(refusal, {
        'image-code-wrong': 'imageCode',
        'code-too-soon': 'code',
        'code-too-many': 'code',
      });
    },
  });
  const renewPicture = () => {
    fields.type('imageCode')('');
    proof.again();
  };

  const send = async () => {
    const isRight = fields.check({
      phone: wrongAs('phone', typed.phone, language),
      imageCode: proof.isBlind ? undefined : wrongAs('imageCode', typed.imageCode, language),
    });
    const proved = isRight ? await proof.prove() : undefined;
    if (proved)
      sending.mutate({
        phone: typed.phone,
        purpose,
        ...proved,
        ...(proof.isBlind ? {} : { imageCode: typed.imageCode }),
      });
  };

  return (
    <>
      <Field {...fields.bind('phone')} label={t('phone')}>
        {(bound) => (
          <TextInput
            {...bound}
            icon="phone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            placeholder={t('phoneHint')}
            maxLength={11}
          />
        )}
      </Field>
      <ImageCodeField {...fields.bind('imageCode')} proof={proof} onAgain={renewPicture} />
      <div className={styles.codeRow}>
        <Field {...fields.bind('code')} label={t('smsCode')}>
          {(bound) => (
            <TextInput
              {...bound}
              icon="message"
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder={t('smsCodeHint')}
              maxLength={4}
            />
          )}
        </Field>
        <PlainButton
          className={styles.send}
          disabled={secondsLeft > 0}
          busy={sending.isPending}
          onClick={send}
          aria-live="off"
        >
          {secondsLeft > 0 ? t('sendAgain', { seconds: secondsLeft }) : t('sendCode')}
        </PlainButton>
      </div>
    </>
  );
}
