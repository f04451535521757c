import { homeworkApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Go } from '../../../platform/layout/go.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber, nowStamp } from '../../../platform/time.js';
import { weekOf } from '../week.js';

/** For the leaders: how much homework this week holds, and how often it was beyond the limit. */
export function Part() {
  const { t } = useTranslation('homework');
  const read = useRead(homeworkApi.given, weekOf(nowStamp().slice(0, 8)));
  return (
    <Card title={t('load.overview')} extra={<Go to="/homework/load">{t('load.see')}</Go>}>
      <Screen read={read} skeleton={{ rows: 1 }}>
        {({ teachers, over }) => {
          const times = teachers.reduce((sum, one) => sum + one.times, 0);
          const minutes = teachers.reduce((sum, one) => sum + one.minutes, 0);
          return (
            <p>
              {t('load.weekSum', {
                given: t('load.thisWeek', { count: times, minutes: formatNumber(minutes) }),
                over: t(over.length === 0 ? 'load.allWithin' : 'load.someOver', { count: over.length }),
              })}
            </p>
          );
        }}
      </Screen>
    </Card>
  );
}
