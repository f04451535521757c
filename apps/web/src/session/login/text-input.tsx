import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';
import { Icon, type IconName } from './icons.js';

interface Props extends ComponentProps<'input'> {
  icon: IconName;
}

/** A field with an icon; a password can be looked at. The browser's own input: Ant Design's brings its whole form along. */
export function TextInput({ icon, type = 'text', ...input }: Props) {
  const { t } = useTranslation('session');
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <span className={styles.input}>
      <Icon name={icon} />
      <input {...input} type={isShown ? 'text' : type} />
      {isPassword && (
        <button
          type="button"
          aria-label={t('showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'shown' : 'hidden'} />
        </button>
      )}
    </span>
  );
}
