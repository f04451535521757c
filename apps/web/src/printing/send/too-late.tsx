import { endOfSchool } from '@zhibi/contract/printing/settings';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDay, formatStamp } from '../../platform/time.js';

interface Props {
  neededBy: string | null;
  /** '' while nothing is chosen. */
  wantedAt: string;
  earliestOn: string | undefined;
}

/** Says that the paper comes when the homework is over: a later end, or the screen, helps; hurry does not. */
export function TooLate({ neededBy, wantedAt, earliestOn }: Props) {
  const { t } = useTranslation('send');
  if (neededBy === null) return null;
  const end = formatStamp(neededBy);
  if (earliestOn !== undefined && endOfSchool(earliestOn) > neededBy)
    return <Alert type="warning" showIcon title={t('tooLate', { end, day: formatDay(earliestOn) })} />;
  return wantedAt > neededBy ? <Alert type="warning" showIcon title={t('wantedTooLate', { end })} /> : null;
}
