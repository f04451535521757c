import { Dimension, dimensions, printCountingApi } from '@zhibi/contract/printing/counting';
import { Alert, Segmented, Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { today as schoolDay } from '../../../platform/today.js';
import { useAddress } from '../../../platform/use-address.js';
import { yuan } from '../../parts/yuan.js';
import { Forecast } from './forecast.js';
import { spans, startOf } from './period.js';
import styles from './pivot.module.css';
import { PivotTable } from './pivot-table.js';
import { Settlements } from './settlements.js';
import { Unpriced } from './unpriced.js';

const FORMAT = 'YYYYMMDD';
const isDay = (day: string) => /^\d{8}$/.test(day);

/** What was printed in a period and what it cost, by one dimension or two; beside it what shops are paid. */
export function Page() {
  const { t } = useTranslation('counting');
  const { now, go } = useAddress(['tab']);
  // Of the shops nobody but the centre sees all that is wanted.
  const isCentre = useUser().currentRole === 'ZHIBI_PRINT_CENTER';
  const tabs = isCentre ? (['pivot', 'sheets', 'forecast'] as const) : (['pivot', 'sheets'] as const);
  const tab = tabs.find((one) => one === now.tab) ?? 'pivot';
  return (
    <>
      <PageHead title={t('count.title')} note={t('count.pageNote')} />
      <FilterBar>
        <Segmented
          aria-label={t('settle.tabs')}
          value={tab}
          onChange={(chosen) => go({ tab: chosen })}
          options={tabs.map((value) => ({ value, label: t(`settle.${value}`) }))}
        />
      </FilterBar>
      {{ pivot: <Summary />, sheets: <Settlements />, forecast: <Forecast /> }[tab]}
    </>
  );
}

function Summary() {
  const { t } = useTranslation('counting');
  const isCentre = useUser().currentRole === 'ZHIBI_PRINT_CENTER';
  const { now, go } = useAddress(['from', 'until', 'rows', 'columns']);
  const today = schoolDay().format(FORMAT);
  const from = isDay(now.from) ? now.from : startOf('month');
  const until = isDay(now.until) ? now.until : today;
  const rows = Dimension.safeParse(now.rows).data ?? 'school';
  const columns = Dimension.safeParse(now.columns).data ?? null;
  const asked = { from, until, rows, columns };
  const read = useRead(printCountingApi.pivot, asked, { keepOld: true });
  const span = spans.find((one) => until === today && startOf(one) === from);
  const total = read.data?.total;
  const choices = dimensions.map((value) => ({ value, label: t(`count.by.${value}`) }));
  return (
    <>
      <FilterBar
        result={
          <>
            {total && t('count.note', { sheets: total.sheets.toLocaleString('en-US'), cost: yuan(total.costLi) })}
            {'\u2003'}
            <ExportButton
              endpoint={printCountingApi.exportPivot}
              input={{ from, until, rows, ...(columns !== null && columns !== rows && { columns }) }}
            />
          </>
        }
      >
        <Segmented
          aria-label={t('count.period')}
          value={span ?? ''}
          onChange={(chosen) => {
            const one = spans.find((name) => name === chosen);
            if (one) go({ from: startOf(one), until: today });
          }}
          options={spans.map((value) => ({ value, label: t(`count.${value}`) }))}
        />
        <span className={styles.pair}>
          <DayField
            isRequired
            aria-label={t('count.from')}
            value={dayjs(from, FORMAT)}
            until={dayjs(until, FORMAT)}
            onChange={(day) => day && go({ from: day.format(FORMAT), until })}
          />
          <DayField
            isRequired
            aria-label={t('count.until')}
            value={dayjs(until, FORMAT)}
            from={dayjs(from, FORMAT)}
            onChange={(day) => day && go({ from, until: day.format(FORMAT) })}
          />
        </span>
        <span className={styles.pair}>
          <Select
            aria-label={t('count.rows')}
            value={rows}
            onChange={(value) => go({ rows: value })}
            options={choices}
          />
          <Select<string>
            aria-label={t('count.columns')}
            value={columns ?? ''}
            onChange={(value) => go({ columns: value })}
            options={[{ value: '', label: t('count.noColumns') }, ...choices.filter(({ value }) => value !== rows)]}
          />
        </span>
      </FilterBar>
      {isCentre && <Unpriced />}
      {total && total.unpriced > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: 12 }}
          title={t('count.unpriced', { count: total.unpriced })}
        />
      )}
      <Card flush>
        <Screen
          read={read}
          skeleton={{ rows: 6 }}
          isEmpty={(pivot) => pivot.rows.length === 0}
          empty={<EmptyState title={t('count.empty')} hint={t('count.emptyHint')} />}
        >
          {(pivot) => <PivotTable key={rows} pivot={pivot} asked={asked} />}
        </Screen>
      </Card>
    </>
  );
}
