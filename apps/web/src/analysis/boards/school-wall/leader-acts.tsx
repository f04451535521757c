import { FullscreenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoButton } from '../../../platform/layout/go-button.js';
import { REPORTS } from '../../parts/report-address.js';
import { Screens } from './screens-drawer.js';
import styles from './wall.module.css';

/** What only a leader of the school sees on the wall. */
export function LeaderActs() {
  const { t } = useTranslation('schoolWall');
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className={styles.acts}>
      <Button icon={<FullscreenOutlined />} onClick={() => void document.documentElement.requestFullscreen?.()}>
        {t('fullScreen')}
      </Button>
      <Button onClick={() => setOpen(true)}>{t('screens')}</Button>
      <GoButton to={REPORTS}>{t('back')}</GoButton>
      {isOpen && <Screens onClose={() => setOpen(false)} />}
    </nav>
  );
}
