import { roundsApi } from '@zhibi/contract/marking/rounds';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../../platform/layout/confirm.js';
import { notify } from '../../../../platform/notify.js';
import { useRoundWrite } from '../../../parts/rounds/use-round-write.js';
import type { RoundItem } from './round-item.js';
import styles from './set-up.module.css';

export interface RowActionsProps {
  homeworkId: string;
  item: RoundItem;
  onSet: () => void;
  onGold: () => void;
}

/** What can be done with one question. */
export function RowActions({ homeworkId, item: { itemId, no, round }, onSet, onGold }: RowActionsProps) {
  const { t } = useTranslation('rounds');
  const moving = useRoundWrite(roundsApi.move, {
    onDone: () => notify.done(t('done')),
  });
  const move = (to: 'cancel' | 'reopen') =>
    round && moving.mutate({ homeworkId, itemId, revision: round.revision, move: to });
  if (round === null)
    return (
      <Button type="link" size="small" onClick={onSet}>
        {t('setOne')}
      </Button>
    );
  if (round.state === 'cancelled')
    return (
      <Button type="link" size="small" loading={moving.isPending} onClick={() => move('reopen')}>
        {t('reopen')}
      </Button>
    );
  return (
    <div className={styles.actions}>
      <Button type="link" size="small" onClick={onSet}>
        {t('change')}
      </Button>
      <Button type="link" size="small" onClick={onGold}>
        {t('gold.action')}
      </Button>
      <Confirm
        title={t('cancel.ask', { no })}
        hint={t('cancel.hint')}
        words={t('cancel.action')}
        onConfirm={() => move('cancel')}
      >
        <Button type="link" size="small" loading={moving.isPending}>
          {t('cancel.action')}
        </Button>
      </Confirm>
    </div>
  );
}
