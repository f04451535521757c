import type { organisationApi } from '@zhibi/contract/people/organisation';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { NumberStrip } from '../../../platform/layout/number-strip.js';
import { formatNumber, formatShare } from '../../../platform/time.js';

type Summary = z.output<typeof organisationApi.summary.output>;

/** The numbers of the whole organisation, whatever is filtered below. */
export function Numbers({ summary }: { summary: Summary | undefined }) {
  const { t } = useTranslation('organisation');
  const reported = (key: 'schools' | 'students' | 'teachers') => formatNumber(summary?.[key]);
  const { activated, accounts, locked } = summary ?? {};
  return (
    <NumberStrip
      label={t('schools.numbers')}
      numbers={[
        {
          name: t('schools.count'),
          value: reported('schools'),
          note: locked ? t('schools.lockedNow', { count: locked }) : undefined,
        },
        { name: t('schools.students'), value: reported('students') },
        { name: t('schools.teachers'), value: reported('teachers') },
        {
          name: t('schools.activated'),
          value: formatShare(activated ?? 0, accounts ?? 0),
          note: accounts ? `${formatNumber(activated)} / ${formatNumber(accounts)}` : undefined,
        },
      ]}
    />
  );
}
