import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../platform/layout/plain-button.js';
import type { ProofInHand } from '../../platform/proof/use-proof.js';
import { Field, type FieldProps } from './field.js';
import styles from './form.module.css';
import { TextInput } from './text-input.js';

type Props = Pick<FieldProps, 'name' | 'error' | 'value' | 'onType'> & {
  proof: ProofInHand;
  onAgain: () => void;
  autoFocus?: boolean;
};

/** The code of a picture, or the browser's work in its place for who cannot see it. */
export function ImageCodeField({ proof, onAgain, autoFocus, ...field }: Props) {
  const { t } = useTranslation('session');
  if (proof.isBlind)
    return (
      <div>
        <p role="status">{t(proof.isWorking ? 'proof.working' : 'proof.done')}</p>
        <PlainButton tone="link" onClick={() => proof.choose(false)}>
          {t('proof.picture')}
        </PlainButton>
      </div>
    );
  return (
    <div>
      <div className={styles.codeRow}>
        <Field {...field} label={t('imageCode')}>
          {(bound) => (
            <TextInput
              {...bound}
              icon="picture"
              placeholder={t('imageCodeHint')}
              maxLength={4}
              autoFocus={autoFocus}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <button type="button" className={styles.picture} onClick={onAgain} aria-label={t('imageCodeAgain')}>
          {proof.picture && <img src={proof.picture} alt="" />}
        </button>
      </div>
      <PlainButton tone="link" className={styles.instead} onClick={() => proof.choose(true)}>
        {t('proof.instead')}
      </PlainButton>
    </div>
  );
}
