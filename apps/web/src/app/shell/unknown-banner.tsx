import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { unknownAddress } from '../../platform/unknown-address.js';
import styles from './banners.module.css';

/** Nothing stands at the typed address: said on the page that was opened instead. */
export function UnknownBanner({ path }: { path: string }) {
  const { t } = useTranslation('platform');
  return (
    <Alert
      className={styles.banner}
      type="warning"
      showIcon
      title={t('unknownAddress', { path })}
      closable={{ onClose: () => unknownAddress.tell(null), 'aria-label': t('close') }}
    />
  );
}
