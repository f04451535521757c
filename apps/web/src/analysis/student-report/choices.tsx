import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Edition, type Period, periods } from './editions.js';

/** Which days, and for whom. */
export interface Choice {
  period: Period;
  edition: Edition;
  editions: readonly Edition[];
  onGo: (change: { period?: string; edition?: string }) => void;
}

export function Choices({ period, edition, editions, onGo }: Choice) {
  const { t } = useTranslation('studentReport');
  return (
    <>
      <Select
        aria-label={t('period')}
        value={period}
        options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={(value) => onGo({ period: value })}
      />
      <Select
        aria-label={t('edition')}
        value={edition}
        options={editions.map((value) => ({ value, label: t(`editions.${value}`) }))}
        onChange={(value) => onGo({ edition: value })}
      />
    </>
  );
}
