import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../platform/layout/confirm.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import styles from './bluetooth.module.css';
import type { PenPost, PostState as State } from './pen-post.js';

/** Is everything that was written safe? */
export function PostState({ post, state }: { post: PenPost; state: State }) {
  const { t } = useTranslation('browserPens');
  const { waiting, sent, isOffline, refused } = state;
  return (
    <section className={styles.pen} role="status">
      <h3>{t('post.title')}</h3>
      {waiting === 0 && <StatusTag tone="done">{t('post.all', { count: sent })}</StatusTag>}
      {waiting > 0 && !isOffline && <StatusTag tone="run">{t('post.sending', { count: waiting })}</StatusTag>}
      {waiting > 0 && isOffline && (
        <>
          <StatusTag tone="warn">{t('post.offline', { count: waiting })}</StatusTag>
          <p className={styles.quiet}>{t('post.offlineHint')}</p>
          <Button size="small" onClick={post.sendNow}>
            {t('post.again')}
          </Button>
        </>
      )}
      {refused.count > 0 && (
        <>
          <StatusTag tone="bad">{t('post.refused', { count: refused.count })}</StatusTag>
          <p className={styles.quiet}>{refused.why}</p>
          <Confirm
            title={t('post.throwAsk')}
            hint={t('post.throwHint')}
            words={t('post.throwAway')}
            onConfirm={() => void post.throwAway()}
          >
            <Button size="small">{t('post.throwAway')}</Button>
          </Confirm>
        </>
      )}
    </section>
  );
}
