import type { ClassReport } from '@zhibi/contract/analysis';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../../platform/lazily.js';
import type { Open } from './opened.js';
import styles from './sp-fold.module.css';

const SpCard = lazily(() => import('./sp-card.js').then((module) => module.SpCard));

/** The S-P table, read when somebody wants it: it names who had which question right. */
export function SpFold({ report, onOpen }: { report: ClassReport; onOpen: Open }) {
  const { t } = useTranslation('analysis');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div className={styles.fold}>
        <Button onClick={() => setOpen(true)}>{t('sp.show')}</Button>
      </div>
    );
  return (
    <Suspense fallback={null}>
      <SpCard report={report} onOpen={onOpen} />
    </Suspense>
  );
}
