import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Go } from '../../../platform/layout/go.js';
import { heldDay } from './held-day.js';

/** A student's way to the own results of stage tests; nothing while there are none. */
export function Part() {
  const { t } = useTranslation('stageTests');
  const [latest] = useRead(stageTestsApi.mine, {}).data?.tests ?? [];
  if (latest === undefined) return null;
  return (
    <Card title={t('mine.latest')} extra={<Go to="/study/stageDetail">{t('mine.open')}</Go>}>
      <span translate="no">{latest.name}</span> · {heldDay(latest.heldOn)}
    </Card>
  );
}
