import { isHomeworkManager } from '@zhibi/contract/people';
import { QRCode, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { useUser } from '../../user.js';
import styles from './page.module.css';
import { Steps } from './steps.js';

/** The product on a phone: the web application of this very installation, put on the home screen. */
export function Page() {
  const { t } = useTranslation('profile');
  const user = useUser();
  const name = t(isHomeworkManager(user) ? 'app.manager' : user.asStudent ? 'app.phone' : 'app.assistant');
  const address = `${location.origin}/login`;
  return (
    <>
      <PageHead title={name} note={t('app.what', { name })} />
      <div className={styles.cards}>
        <Card title={t('app.scan')}>
          <div className={styles.scan}>
            <QRCode value={address} size={184} bordered={false} type="svg" aria-label={address} />
            <p>{t('app.scanHint')}</p>
            <p>{t('app.address')}</p>
            <Typography.Text copyable={{ tooltips: [t('app.copy'), ''] }}>{address}</Typography.Text>
            <small>{t('app.near')}</small>
          </div>
        </Card>
        <Card title={t('app.steps')}>
          <Steps />
        </Card>
      </div>
    </>
  );
}
