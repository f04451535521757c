import type { PasswordSlip } from '@zhibi/contract/people';
import { QRCode } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './slips.module.css';

/** The login page with the account in its address; a password never stands in an address. */
const addressOf = (account: string) => `${location.origin}/login?account=${encodeURIComponent(account)}`;

/** Slips to cut out, ten on an A4 page: who, the account, the password, where to log in. */
export function SlipSheet({ slips }: { slips: readonly PasswordSlip[] }) {
  const { t } = useTranslation('records');
  return (
    <ul className={styles.sheet}>
      {slips.map(({ accountId, name, className, account, password }) => (
        <li key={accountId}>
          <div className={styles.who}>
            <b>{name}</b>
            <span>{className}</span>
          </div>
          <dl>
            <dt>{t('slips.account')}</dt>
            <dd>{account}</dd>
            <dt>{t('slips.password')}</dt>
            <dd className={styles.password}>{password}</dd>
            <dt>{t('slips.address')}</dt>
            <dd>{location.host}</dd>
          </dl>
          <figure>
            <QRCode type="svg" value={addressOf(account)} size={72} bordered={false} aria-label={t('slips.scan')} />
          </figure>
          <small>{t('slips.note')}</small>
        </li>
      ))}
    </ul>
  );
}
