import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { type NotOpened, unknownAddress } from '../../platform/unknown-address.js';
import styles from './banners.module.css';

const words = { unknown: 'unknownAddress', 'not-yours': 'notYours' } as const;

/** Why the typed address was not opened: said on the page that was opened instead. */
export function UnknownBanner({ path, why }: NotOpened) {
  const { t } = useTranslation('platform');
  return (
    <Alert
      className={styles.banner}
      type="warning"
      showIcon
      title={t(words[why], { path })}
      closable={{ onClose: () => unknownAddress.tell(null), 'aria-label': t('close') }}
    />
  );
}
