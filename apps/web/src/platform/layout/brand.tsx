import { useTranslation } from 'react-i18next';
import styles from './brand.module.css';
import { Logo } from './logo.js';

/** Sign and name of the product; `bare` is the sign alone. */
export function Brand({ size = 28, bare = false }: { size?: number; bare?: boolean }) {
  const { t } = useTranslation('platform');
  return (
    <span className={styles.brand}>
      <Logo size={size} />
      {!bare && (
        <span className={size > 30 ? styles.big : undefined}>
          <b lang="zh-CN">{t('brand.zh')}</b>
          <i lang="en">{t('brand.en')}</i>
        </span>
      )}
    </span>
  );
}
