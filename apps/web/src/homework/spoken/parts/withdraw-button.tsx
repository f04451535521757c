import { type SpokenForTeacher, spokenApi } from '@zhibi/contract/homework/spoken';
import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { notify } from '../../../platform/notify.js';

interface Props extends Pick<ButtonProps, 'type'> {
  task: SpokenForTeacher;
  onDone?: () => void;
}

/** Takes a spoken homework back, while nobody has sent a recording. */
export function WithdrawButton({ task: { spokenId, title }, onDone, ...look }: Props) {
  const { t } = useTranslation('spoken');
  const withdrawing = useWrite(spokenApi.withdraw, [spokenApi.list, spokenApi.detail], {
    onDone: () => {
      notify.done(t('withdrawn', { title }));
      onDone?.();
    },
  });
  return (
    <Confirm
      title={t('withdrawAsk')}
      hint={t('withdrawHint', { title })}
      onConfirm={() => withdrawing.mutate({ spokenId })}
    >
      <Button {...look} loading={withdrawing.isPending}>
        {t('withdraw')}
      </Button>
    </Confirm>
  );
}
