import { homeworkApi } from '@zhibi/contract/homework';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api.js';
import { useRemind } from '../parts/use-remind.js';

/** Reminds everybody whose copy is missing. */
export function RemindButton({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('homework');
  const { remind, isBusy, isNight } = useRemind();
  const all = async () => {
    const { items } = await call(homeworkApi.submissions, { homeworkId });
    const missing = items.filter(
      ({ status, excuse }) => excuse === null && ['assigned', 'writing', 'absent'].includes(status),
    );
    await remind(missing.map(({ studentId }) => ({ homeworkId, studentId })));
  };
  if (isNight) return <small>{t('missing.fromSeven')}</small>;
  return (
    <Button type="link" size="small" loading={isBusy} onClick={() => void all()}>
      {t('board.remind')}
    </Button>
  );
}
