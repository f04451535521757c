import type { ClassReport } from '@zhibi/contract/analysis';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartOption, category, value } from '../../platform/chart/option.js';
import { SentenceChart } from '../../platform/chart/sentence-chart.js';
import { colour, series } from '../../platform/theme.js';
import type { Picked } from './papers-drawer.js';
import { distributionFinding } from './sentences.js';

const PASSED = 60;

type Bins = ClassReport['bins'];

/** Steps below the pass are amber, the best one is ink, the rest is one light blue. */
function optionOf(bins: Bins, people: string): ChartOption {
  const tone = ({ from, to }: Bins[number]) => (to <= PASSED ? colour.warning : from >= 90 ? colour.ink : series[3]);
  return {
    grid: { left: 0, right: 4, top: 22, bottom: 0, containLabel: true },
    xAxis: category(bins.map(({ label }) => label)),
    yAxis: value({ show: false, max: Math.max(1, ...bins.map(({ studentIds }) => studentIds.length)) + 1 }),
    series: [
      {
        type: 'bar',
        barWidth: '62%',
        cursor: 'pointer',
        data: bins.map((bin) => ({
          value: bin.studentIds.length,
          itemStyle: { color: tone(bin), borderRadius: [4, 4, 0, 0] },
        })),
        label: { show: true, position: 'top', formatter: `{c}${people}`, color: colour.text, fontWeight: 600 },
      },
    ],
  };
}

/** How the class is spread, said in a sentence; a bar opens its papers. */
export function Distribution({ report, onPick }: { report: ClassReport; onPick: (picked: Picked) => void }) {
  const { t } = useTranslation('analysis');
  const { bins } = report;
  const { key, values } = distributionFinding(report);
  const people = t('distribution.people');
  const option = useMemo(() => optionOf(bins, people), [bins, people]);
  const pick = (bin: Bins[number] | undefined) =>
    bin && onPick({ title: t('distribution.picked', { label: bin.label }), studentIds: bin.studentIds });
  return (
    <SentenceChart
      sentence={t(`distribution.${key}`, values)}
      note={t('distribution.note')}
      option={option}
      heightPx={194}
      onPick={(_, index) => pick(bins[index])}
      table={{
        columns: [t('distribution.step'), t('distribution.count')],
        rows: bins.map((bin) => [
          bin.label,
          <button key={bin.label} type="button" className="ant-btn-link" onClick={() => pick(bin)}>
            {bin.studentIds.length}
          </button>,
        ]),
      }}
    />
  );
}
