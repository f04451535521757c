import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './designer.module.css';
import type { CardWork } from './use-card.js';

/** What must be known before one draws on. */
export function Told({ work }: { work: CardWork }) {
  const { t } = useTranslation('cards');
  const { saved, isMet, canEdit } = work;
  return (
    <div className={styles.told} aria-live="polite">
      {isMet && <Alert showIcon type="warning" title={t('met')} description={t('metHint')} />}
      {!canEdit && <Alert showIcon type="info" title={t('fixed')} />}
      {canEdit && saved.source?.isChanged && (
        <Alert
          showIcon
          type="warning"
          title={t('sourceChanged', { title: saved.source.title })}
          description={t('sourceChangedHint')}
          action={
            <Button size="small" disabled={work.isBusy} onClick={work.renew}>
              {t('renew')}
            </Button>
          }
        />
      )}
      {saved.source?.isGone && <Alert showIcon type="info" title={t('sourceGone')} />}
    </div>
  );
}
