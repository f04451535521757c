import type { PeriodFigures } from '@zhibi/contract/analysis/period-report';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatRate } from '../../../platform/time.js';
import strip from '../report/stat-strip.module.css';
import { sittingOf } from './figure-columns.js';

/** The plain numbers of a report; each opens the results behind it and says on hover how it is made. */
export function NumberButtons({ total, onOpen }: { total: PeriodFigures; onOpen: () => void }) {
  const { t } = useTranslation('periodReport');
  const stats = [
    ['results', formatNumber(total.results)],
    ['sitting', formatRate(sittingOf(total)), `${formatNumber(total.sat)}/${formatNumber(total.given)}`],
    ['marked', formatNumber(total.marked)],
    ['rate', formatRate(total.rate)],
    ['excellent', formatRate(total.excellent)],
    ['passed', formatRate(total.passed)],
  ] as const;
  return (
    <section className={strip.strip} aria-label={t('numbers')}>
      {stats.map(([name, value, note]) => (
        <Tooltip key={name} title={t(`formula.${name}`)}>
          <button type="button" disabled={total.marked === 0} onClick={onOpen}>
            <span>{t(`stat.${name}`)}</span>
            <b>{value}</b>
            {note && <em>{note}</em>}
          </button>
        </Tooltip>
      ))}
    </section>
  );
}
