import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { type NotOpened, unknownAddress } from '../../platform/unknown-address.js';
import styles from './banners.module.css';
import { en } from './not-opened.en.js';
import { zh } from './not-opened.zh.js';

const sentences = { 'not-yours': 'notYours', 'no-school': 'noSchool' } as const;

/** Why the typed address was not opened: said on the page that was opened instead. */
export function UnknownBanner({ path, why }: NotOpened) {
  const { t, i18n } = useTranslation('platform');
  const words = i18n.language === 'en' ? en : zh;
  return (
    <Alert
      className={styles.banner}
      type="warning"
      showIcon
      title={why === 'unknown' ? t('unknownAddress', { path }) : words[sentences[why]].replace('{{path}}', () => path)}
      closable={{ onClose: () => unknownAddress.tell(null), 'aria-label': t('close') }}
    />
  );
}
