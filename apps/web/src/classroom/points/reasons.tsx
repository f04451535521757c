import { pointsApi } from '@zhibi/contract/classroom/points';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { ReasonsForm } from './reasons-form.js';

/** The reasons of the school, as its leaders keep them. */
export function Reasons() {
  const { t } = useTranslation('points');
  const read = useRead(pointsApi.reasons, {});
  return (
    <>
      <PageHead title={t('reasonsTitle')} note={t('reasonsNote')} />
      <Card>
        <Screen read={read}>{(data) => <ReasonsForm key={data.revision} {...data} />}</Screen>
      </Card>
    </>
  );
}
