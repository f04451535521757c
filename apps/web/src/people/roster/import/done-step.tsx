import { CheckCircleFilled, UndoOutlined } from '@ant-design/icons';
import type { RosterImport, RowStatus } from '@zhibi/contract/people/roster';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import styles from './roster-table.module.css';
import { RowsList } from './rows-list.js';
import { SlipsButton } from './slips-button.js';
import { UndoButton } from './undo-button.js';

export interface DoneStepProps {
  one: RosterImport;
  status: RowStatus | null;
  onStatus: (status: RowStatus | null) => void;
  onAnother: () => void;
}

/** The end: what was written or taken back, the password slips, and the way back. */
export function DoneStep({ one, status, onStatus, onAnother }: DoneStepProps) {
  const { t } = useTranslation('roster');
  const { importId, applied, undone, rowCount, slips } = one;
  const rest = rowCount - applied;
  return (
    <div className={styles.stack}>
      <Card>
        <div className={styles.facts} role="status">
          {undone ? (
            <UndoOutlined style={{ fontSize: 28 }} />
          ) : (
            <CheckCircleFilled style={{ fontSize: 28, color: 'var(--success)' }} />
          )}
          <strong>
            {undone ? t('done.undone', { count: undone.takenBack }) : t('done.title', { count: applied })}
          </strong>
          {undone && undone.kept > 0 && <p>{t('done.kept', { count: undone.kept })}</p>}
          {!undone && rest > 0 && <p>{t('done.sub', { rest })}</p>}
          {slips && <p>{t(slips.making + slips.ready > 0 ? 'slips.once' : 'slips.gone')}</p>}
          <div className={styles.buttons}>
            {one.can.undo && <UndoButton one={one} type="default" />}
            <Button onClick={onAnother}>{t('done.another')}</Button>
            {slips && <SlipsButton importId={importId} slips={slips} />}
          </div>
        </div>
      </Card>
      <Card title={t('check.title')} flush>
        <RowsList one={one} status={status} onStatus={onStatus} />
      </Card>
    </div>
  );
}
