import { type RosterImport, rosterApi } from '@zhibi/contract/people/roster';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { jobs } from '../../../platform/jobs.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { importAt } from './use-place.js';

export interface UndoButtonProps {
  one: Pick<RosterImport, 'importId' | 'kind'>;
  type: 'link' | 'default';
  onBegun?: () => void;
}

/** Asks, then begins to take an import back. */
export function UndoButton({ one, type, onBegun }: UndoButtonProps) {
  const { importId } = one;
  const { t } = useTranslation('roster');
  const undo = useWrite(rosterApi.undo, [rosterApi.detail, rosterApi.list], {
    onDone: ({ jobId }) => {
      jobs.follow(jobId, t('busy.undoing'), importAt(one));
      onBegun?.();
    },
  });
  return (
    <Confirm title={t('done.undo')} hint={t('done.undoAsk')} onConfirm={() => undo.mutate({ importId })}>
      <Button type={type} size={type === 'link' ? 'small' : 'middle'} loading={undo.isPending}>
        {t('done.undo')}
      </Button>
    </Confirm>
  );
}
