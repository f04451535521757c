import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './records.module.css';

export interface FormDrawerProps {
  title: string;
  isBusy: boolean;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

/** A form beside its list: cancel and save in the foot, and no closing by a click beside it. */
export function FormDrawer({ title, isBusy, onClose, onSave, children }: FormDrawerProps) {
  const { t } = useTranslation('platform');
  return (
    <Drawer
      open
      size={640}
      title={title}
      mask={{ closable: false }}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={isBusy} onClick={onSave}>
            {t('save')}
          </Button>
        </div>
      }
    >
      {children}
    </Drawer>
  );
}
