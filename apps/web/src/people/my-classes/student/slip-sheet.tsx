import type { PasswordSlip } from '@zhibi/contract/people';
import { useTranslation } from 'react-i18next';
import { PrintSheet } from '../parts/print-sheet.js';
import styles from './slips.module.css';
import { useQrCode } from './use-qr-code.js';

/** The slips on the screen and, two in a row to be cut apart, on paper. */
export function SlipSheet({ slips }: { slips: readonly PasswordSlip[] }) {
  const address = `${location.origin}/login`;
  const code = useQrCode(address);
  const all = slips.map((slip) => <Slip key={slip.accountId} slip={slip} address={address} code={code} />);
  return (
    <>
      <div className={styles.slips}>{all}</div>
      <PrintSheet>
        <div className={styles.paper}>{all}</div>
      </PrintSheet>
    </>
  );
}

function Slip({ slip, address, code }: { slip: PasswordSlip; address: string; code: string }) {
  const { t } = useTranslation('myClasses');
  return (
    <section className={styles.slip}>
      <div>
        <h3>
          {slip.name}
          <small>{slip.className}</small>
        </h3>
        <dl>
          <dt>{t('student.slipAccount')}</dt>
          <dd>{slip.account}</dd>
          <dt>{t('student.slipPassword')}</dt>
          <dd className={styles.password}>{slip.password}</dd>
          <dt>{t('student.slipAddress')}</dt>
          <dd>{address}</dd>
        </dl>
        <p>{t('student.slipHow')}</p>
      </div>
      {code && <img src={code} alt="" width="84" height="84" />}
    </section>
  );
}
