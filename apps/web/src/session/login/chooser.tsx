import { type LoginAnswer, loginApi } from '@zhibi/contract/session';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { PlainButton } from '../../platform/layout/plain-button.js';
import styles from './page.module.css';

export type Choices = Extract<LoginAnswer, { choices: unknown }>;

const kinds = { 1: 'school', 2: 'organisation', 3: 'partner', 4: 'operations' } as const;

interface Props {
  choices: Choices;
  onAnswer: (answer: LoginAnswer) => void;
  onBack: () => void;
}

/** An account that could enter as several kinds of person is asked which, and of which organisation. */
export function Chooser({ choices, onAnswer, onBack }: Props) {
  const { t } = useTranslation('session');
  const choosing = useWrite(loginApi.choose, [], { onDone: onAnswer });
  return (
    <>
      <div className={styles.choices}>
        {choices.choices.map(({ loginType, name }, at) => (
          <PlainButton
            key={loginType}
            block
            autoFocus={at === 0}
            disabled={choosing.isPending}
            onClick={() => choosing.mutate({ loginTicket: choices.loginTicket, loginType })}
          >
            {t(`type.${kinds[loginType]}`)} {name && <small>{name}</small>}
          </PlainButton>
        ))}
      </div>
      <PlainButton tone="link" block onClick={onBack}>
        {t('choose.back')}
      </PlainButton>
    </>
  );
}
