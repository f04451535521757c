import type { CardFault } from '@zhibi/contract/papers/cards';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { listed } from '../../../platform/listed.js';
import styles from './designer.module.css';
import { placeQuestions, unplaced } from './edits.js';
import type { CardWork } from './use-card.js';

/** What keeps the card from being released; each is gone to by a click. */
export function Faults({ work, onChoose }: { work: CardWork; onChoose: (blockId: string) => void }) {
  const { t } = useTranslation('cards');
  const { faults, canEdit, design } = work;
  const action = ({ kind, blockIds: [first] }: CardFault) => {
    if (kind === 'question-unplaced' && canEdit)
      return (
        <Button size="small" onClick={() => work.change(placeQuestions(design, unplaced(design)))}>
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
    <div className={styles.faults} aria-live="polite">
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
