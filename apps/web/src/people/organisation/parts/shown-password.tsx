import { PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Foot } from '../../../platform/layout/foot.js';
import styles from './shown-password.module.css';

export interface Shown {
  account: string;
  name: string;
  password: string;
}

/** An initial password, once: it can be copied or printed as a slip, and nobody can read it again. */
export function ShownPassword({ shown, onClose }: { shown: Shown | null; onClose: () => void }) {
  const { t } = useTranslation('organisation');
  return (
    <Dialog open={shown !== null} title={t('password.title')} onClose={onClose} keepsTyping>
      <Alert type="warning" showIcon title={t('password.once')} />
      {shown && (
        <dl className={styles.slip}>
          <dt>{t('password.name')}</dt>
          <dd>{shown.name}</dd>
          <dt>{t('password.account')}</dt>
          <dd>{shown.account}</dd>
          <dt>{t('password.password')}</dt>
          <dd>
            <Typography.Text copyable className={styles.secret}>
              {shown.password}
            </Typography.Text>
          </dd>
        </dl>
      )}
      <Foot
        words={t('password.done')}
        onMain={onClose}
        others={
          <Button icon={<PrinterOutlined />} onClick={() => print()}>
            {t('password.print')}
          </Button>
        }
      />
    </Dialog>
  );
}
