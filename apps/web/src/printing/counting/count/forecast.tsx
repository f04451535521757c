import { type PaperForecast, printCountingApi } from '@zhibi/contract/printing/counting';
import { Alert } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { category, value } from '../../../platform/chart/option.js';
import { SentenceChart } from '../../../platform/chart/sentence-chart.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';
import { colour } from '../../../platform/theme.js';
import { formatDay, formatNumber, formatRate, formatShortDay } from '../../../platform/time.js';
import styles from '../../parts/orders.module.css';

/** What the coming weeks will want of paper, and how far the same method was off in the past. */
export function Forecast() {
  const { t } = useTranslation('counting');
  const read = useRead(printCountingApi.forecast, {});
  return (
    <div className={styles.stack}>
      <Card>
        <Screen
          read={read}
          skeleton={{ rows: 8 }}
          isEmpty={({ basis }) => basis === 'none'}
          empty={<EmptyState title={t('forecast.none')} hint={t('forecast.noneHint')} />}
        >
          {(forecast) => <Days forecast={forecast} />}
        </Screen>
      </Card>
      {read.data && <Tried forecast={read.data} />}
    </div>
  );
}

function Days({ forecast: { basis, growth, days, offBy, tried, capacity } }: { forecast: PaperForecast }) {
  const { t } = useTranslation('counting');
  const option = useMemo(() => optionOf(days, [t('forecast.ordered'), t('forecast.foreseen')]), [days, t]);
  const sheets = days.reduce((sum, day) => sum + day.sheets, 0);
  const peak = days.reduce((most, day) => (day.sheets > most.sheets ? day : most), { day: '', sheets: 0 });
  const full = capacity > 0 ? days.filter((day) => day.sheets > capacity).length : 0;
  const how = basis === 'terms' ? t('forecast.terms', { growth: growth.toFixed(2) }) : t('forecast.recent');
  const off =
    offBy === null
      ? t('forecast.untried')
      : t('forecast.offBy', { weeks: tried.filter(({ actual }) => actual > 0).length, off: formatRate(offBy) });
  return (
    <>
      <SentenceChart
        sentence={
          sheets === 0
            ? t('forecast.quiet')
            : t('forecast.sentence', {
                sheets: formatNumber(sheets),
                day: formatShortDay(peak.day),
                most: formatNumber(peak.sheets),
              })
        }
        note={t('forecast.note')}
        option={option}
        heightPx={240}
        table={{
          columns: [t('forecast.day'), t('forecast.foreseen'), t('forecast.ordered')],
          rows: days.map(({ day, sheets: foreseen, ordered }) => [
            formatDay(day),
            formatNumber(foreseen),
            formatNumber(ordered),
          ]),
        }}
      />
      <p>
        <b>{off}</b>
      </p>
      <p>{how}</p>
      {full > 0 ? (
        <Alert type="warning" showIcon title={t('forecast.full', { count: full, sheets: formatNumber(capacity) })} />
      ) : (
        capacity > 0 && <p>{t('forecast.capacity', { sheets: formatNumber(capacity) })}</p>
      )}
    </>
  );
}

/** What is ordered by now stands at the foot of what is foreseen. */
const optionOf = (days: PaperForecast['days'], [ordered = '', foreseen = '']: readonly string[]) => ({
  grid: { left: 56, right: 16, top: 12, bottom: 28 },
  xAxis: category(days.map(({ day }) => formatShortDay(day))),
  yAxis: value(),
  series: [
    {
      name: ordered,
      type: 'bar',
      stack: 'day',
      barMaxWidth: 28,
      data: days.map((day) => day.ordered || null),
      itemStyle: { color: colour.ink },
    },
    {
      name: foreseen,
      type: 'bar',
      stack: 'day',
      barMaxWidth: 28,
      data: days.map((day) => day.sheets - day.ordered || null),
      itemStyle: { color: colour.lineSoft, borderColor: colour.ink, borderWidth: 1, borderType: 'dashed' },
    },
  ],
});

function Tried({ forecast: { tried } }: { forecast: PaperForecast }) {
  const { t } = useTranslation('counting');
  if (tried.length === 0) return null;
  return (
    <Card title={t('forecast.tried')} flush>
      <PlainTable
        words={1}
        columns={[t('forecast.week'), t('forecast.foreseen'), t('forecast.actual'), t('forecast.off')]}
        rows={[...tried].reverse().map(({ monday, sheets, actual }) => ({
          key: monday,
          cells: [
            formatDay(monday),
            formatNumber(sheets),
            formatNumber(actual),
            actual === 0 ? '--' : formatRate(Math.abs(sheets - actual) / actual),
          ],
        }))}
      />
    </Card>
  );
}
