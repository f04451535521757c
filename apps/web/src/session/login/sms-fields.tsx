import { type CodePurpose, codeReasons, sessionApi } from '@zhibi/contract/session';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { PlainButton } from '../../platform/layout/plain-button.js';
import { useSession } from '../../platform/session-store.js';
import { tell } from '../../platform/tell.js';
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
  const image = useRead(sessionApi.imageCode, {});
  const { secondsLeft, start } = useCountdown();

  const sending = useWrite(sessionApi.sendCode, [], {
    handles: reasonsOf(codeReasons),
    onDone: ({ waitSeconds }) => {
      start(waitSeconds);
      tell.done(t('codeSent'));
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
    fields.type('imageCode')(''); // a picture serves once
    void image.refetch();
  };

  const send = () => {
    const isRight = fields.check({
      phone: wrongAs('phone', typed.phone, language),
      imageCode: wrongAs('imageCode', typed.imageCode, language),
    });
    const imageCodeId = image.data?.imageCodeId;
    if (isRight && imageCodeId)
      sending.mutate({ phone: typed.phone, purpose, imageCodeId, imageCode: typed.imageCode });
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
      <ImageCodeField {...fields.bind('imageCode')} svg={image.data?.svg} onAgain={renewPicture} />
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
