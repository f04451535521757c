import { Alert, Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { leaving } from '../../platform/leaving.js';
import { session } from '../../platform/session-store.js';
import styles from './banners.module.css';

/** Another tab works in another role, subject or stage now. What is open here stays until the person says which of the two it shall be. */
export function ApartBanner() {
  const { t } = useTranslation('app');
  // The draft goes to the server first, while this tab is still who wrote it.
  const follow = async () => {
    await leaving.save();
    session.follow();
  };
  return (
    <Alert
      className={styles.banner}
      type="warning"
      showIcon
      title={t('apart.title')}
      action={
        <Space wrap>
          <Button size="small" onClick={() => void follow()}>
            {t('apart.follow')}
          </Button>
          <Button size="small" type="primary" onClick={() => session.stay()}>
            {t('apart.stay')}
          </Button>
        </Space>
      }
    />
  );
}
