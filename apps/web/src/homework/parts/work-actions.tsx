import { type HomeworkForTeacher, homeworkApi } from '@zhibi/contract/homework';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { notify } from '../../platform/notify.js';

export interface WorkActionProps {
  homework: HomeworkForTeacher;
  type?: 'link' | 'default';
  onDone?: () => void;
}

/** Collects now, after asking. Drawn only where it may be done. */
export function CollectButton({ homework: { homeworkId, title, can }, type = 'link' }: WorkActionProps) {
  const { t } = useTranslation('homework');
  const closing = useWrite(homeworkApi.close, [homeworkApi.list, homeworkApi.detail, homeworkApi.submissions], {
    onDone: () => notify.done(t('list.closed', { title })),
  });
  if (!can.close) return null;
  return (
    <Confirm title={t('list.closeAsk')} hint={t('list.closeHint')} onConfirm={() => closing.mutate({ homeworkId })}>
      <Button type={type} loading={closing.isPending}>
        {t('list.close')}
      </Button>
    </Confirm>
  );
}

/** Takes the homework back while nothing is written, after asking. */
export function WithdrawButton({ homework: { homeworkId, title, can }, type = 'link', onDone }: WorkActionProps) {
  const { t } = useTranslation('homework');
  const withdrawing = useWrite(homeworkApi.withdraw, [homeworkApi.list, homeworkApi.detail], {
    onDone: () => {
      notify.done(t('list.withdrawn', { title }));
      onDone?.();
    },
  });
  if (!can.withdraw) return null;
  return (
    <Confirm
      title={t('list.withdrawAsk')}
      hint={t('list.withdrawHint', { title })}
      onConfirm={() => withdrawing.mutate({ homeworkId })}
    >
      <Button type={type} loading={withdrawing.isPending}>
        {t('list.withdraw')}
      </Button>
    </Confirm>
  );
}
