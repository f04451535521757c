import type { CardFault } from '@zhibi/contract/papers/cards';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { listed } from '../../../platform/listed.js';
import styles from './designer.module.css';
import { placeQuestions, unplaced } from './edits.js';
import type { CardWork } from './use-card.js';

/** What must be known before one draws on, and what keeps the card from being released; each is gone to by a click. */
export function Told({ work, onChoose }: { work: CardWork; onChoose: (blockId: string) => void }) {
  const { t } = useTranslation('cards');
  const { saved, faults, isMet, canEdit, design } = work;
  const waiting = unplaced(design);
  const action = ({ kind, blockIds: [first] }: CardFault) => {
    if (kind === 'question-unplaced' && canEdit)
      return (
        <Button size="small" onClick={() => work.change(placeQuestions(design, waiting))}>
          {t('placeThem')}
        </Button>
      );
    return first === undefined ? undefined : (
      <Button size="small" onClick={() => onChoose(first)}>
        {t('lookAtIt')}
      </Button>
    );
  };
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
      {faults.map((fault) => (
        <Alert
          key={fault.kind}
          showIcon
          type="error"
          title={t(`fault.${fault.kind}`, { numbers: listed(fault.numbers), count: fault.blockIds.length })}
          action={action(fault)}
        />
      ))}
    </div>
  );
}
