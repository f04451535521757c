import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.js';
import styles from './form.module.css';
import { TextInput } from './text-input.js';

type Props = Pick<FieldProps, 'name' | 'error' | 'value' | 'onType'> & {
  svg: string | undefined;
  onAgain: () => void;
  autoFocus?: boolean;
};

/** The code of a picture. The drawing is shown as an image: nothing in it can run. */
export function ImageCodeField({ svg, onAgain, autoFocus, ...field }: Props) {
  const { t } = useTranslation('session');
  return (
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
        {svg && <img src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} alt="" />}
      </button>
    </div>
  );
}
