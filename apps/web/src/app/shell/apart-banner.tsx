import { Alert, Button, Space } from 'antd';
import { leaving } from '../../platform/leaving.js';
import { session, useSession } from '../../platform/session-store.js';
import { en } from './apart.en.js';
import { zh } from './apart.zh.js';
import styles from './banners.module.css';

/** Another tab works in another role, subject or stage now. What is open here stays until the person says which of the two it shall be. */
export function ApartBanner() {
  const words = useSession().language === 'en' ? en : zh;
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
      title={words.title}
      action={
        <Space wrap>
          <Button size="small" onClick={() => void follow()}>
            {words.follow}
          </Button>
          <Button size="small" type="primary" onClick={() => session.stay()}>
            {words.stay}
          </Button>
        </Space>
      }
    />
  );
}
