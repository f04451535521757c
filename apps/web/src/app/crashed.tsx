import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { formDrafts } from '../platform/drafts/form-drafts.js';
import { EmptyState } from '../platform/layout/empty-state.js';
import { PlainButton } from '../platform/layout/plain-button.js';
import { isMissingCode, startAnewWhenBack } from '../platform/missing-code.js';
import styles from './hand-over.module.css';

/** A bug broke the page: says so, shows the words that help to find it, and offers a way on. Code that did not come is no bug: it is waited for. */
export function Crashed() {
  const { t } = useTranslation('platform');
  const error = useRouteError();
  const isAway = isMissingCode(error);
  // The storage of the tab, or the network.
  useEffect(() => {
    if (isAway) void startAnewWhenBack();
    else formDrafts.dropRestored();
  }, [isAway]);
  const words = error instanceof Error ? error.message : String(error);
  return (
    <main className={styles.page} role="alert">
      {isAway ? (
        <EmptyState title={t('away.title')} hint={t('away.hint')} />
      ) : (
        <>
          <EmptyState title={t('crashed.title')} hint={t('crashed.hint')} />
          <code>{words}</code>
        </>
      )}
      <div>
        <PlainButton onClick={() => location.assign('/')}>{t('backHome')}</PlainButton>
        <PlainButton tone="primary" onClick={() => location.reload()}>
          {t('retry')}
        </PlainButton>
      </div>
    </main>
  );
}
