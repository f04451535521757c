import type { Paper } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../platform/layout/drawer.js';
import { MakeRun } from './make-run.js';
import styles from './run-drawer.module.css';
import { RunList } from './run-list.js';

export interface RunDrawerProps {
  paper: Paper;
  dots: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** One copy for every student of the chosen classes, with name and page code. */
export function RunDrawer({ paper, dots, isOpen, onClose }: RunDrawerProps) {
  const { t } = useTranslation('papers');
  return (
    <Drawer title={t('runs.title')} open={isOpen} onClose={onClose}>
      <p className={styles.hint}>{t('runs.hint')}</p>
      <MakeRun paper={paper} dots={dots} />
      <section className={styles.earlier}>
        <h3>{t('runs.earlier')}</h3>
        <RunList paperId={paper.paperId} />
      </section>
    </Drawer>
  );
}
