import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { labInk, useLabInk } from './lab-ink.js';
import styles from './pen-lab.module.css';

/** Is everything that was written safe? */
export function SentState() {
  const { t } = useTranslation('capture');
  const { unsent, sent, isStuck } = useLabInk();
  const isKept = unsent > 0;
  // The browser asks before it closes a tab that still holds ink.
  useEffect(() => {
    if (!isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);
  return (
    <section role="status">
      <h3>{t('sent.title')}</h3>
      {!isKept && <StatusTag tone="done">{t('sent.all', { count: sent })}</StatusTag>}
      {isKept && !isStuck && <StatusTag tone="run">{t('sent.sending', { count: unsent })}</StatusTag>}
      {isKept && isStuck && (
        <>
          <StatusTag tone="warn">{t('sent.kept', { count: unsent })}</StatusTag>
          <p className={styles.quiet}>{t('sent.keptHint')}</p>
          <Button size="small" onClick={() => labInk.sendNow()}>
            {t('sent.again')}
          </Button>
        </>
      )}
    </section>
  );
}
