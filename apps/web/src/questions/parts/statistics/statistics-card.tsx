import { QuestionCircleOutlined } from '@ant-design/icons';
import {
  discriminationOf,
  type ItemFigures,
  type ItemStatistics,
  statisticsApi,
} from '@zhibi/contract/questions/statistics';
import { Button, Popover, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Screen } from '../../../platform/screen.js';
import { OptionChart } from './option-chart.js';
import styles from './statistics.module.css';

type Scope = 'school' | 'bank';

/** How students answered a question: how easy it was, whether it parted the strong from the weak, which options drew them. */
export function StatisticsCard({ questionId, expected }: { questionId: string; expected: number }) {
  const { t } = useTranslation('writing');
  const read = useRead(statisticsApi.statistics, { questionId });
  const [wanted, setScope] = useState<Scope>('school');
  const both = read.data?.school && read.data.bank;
  const scopes = (['school', 'bank'] as const).map((value) => ({ value, label: t(`stat.${value}`) }));
  return (
    <Card
      title={t('stat.title')}
      extra={
        <span className={styles.extra}>
          {both && (
            <Segmented<Scope> aria-label={t('stat.scope')} options={scopes} value={wanted} onChange={setScope} />
          )}
          <Popover trigger="click" title={t('stat.howTitle')} content={<p className={styles.how}>{t('stat.how')}</p>}>
            <Button type="text" size="small" icon={<QuestionCircleOutlined />} aria-label={t('stat.howTitle')} />
          </Popover>
        </span>
      }
    >
      <Screen read={read} skeleton={{ rows: 4 }}>
        {(data) => <Scoped data={data} expected={expected} scope={data.school ? (both ? wanted : 'school') : 'bank'} />}
      </Screen>
    </Card>
  );
}

function Scoped({ data, scope, expected }: { data: ItemStatistics; scope: Scope; expected: number }) {
  const { t } = useTranslation('writing');
  const { school, bank, version } = data;
  const figures = scope === 'school' ? school : bank;
  if (figures === null || version === null) return <p className={styles.quiet}>{t('stat.none')}</p>;
  const note =
    scope === 'bank'
      ? `${t('stat.bank')} · ${t('stat.bankNote', { schools: bank?.schools ?? 0, version })}`
      : `${t('stat.school')} · ${t('stat.schoolNote', { count: figures.homework, version })}`;
  return (
    <>
      <p className={styles.note}>{note}</p>
      <Figures figures={figures} expected={expected} timesUsed={scope === 'school' ? data.timesUsed : null} />
      {figures.facility === null ? (
        <p className={styles.quiet}>{t('stat.few')}</p>
      ) : (
        figures.options.length > 0 && <OptionChart options={figures.options} />
      )}
    </>
  );
}

const percent = (rate: number): number => Math.round(rate * 100);

function Figures({
  figures,
  expected,
  timesUsed,
}: {
  figures: ItemFigures;
  expected: number;
  timesUsed: number | null;
}) {
  const { t } = useTranslation('writing');
  const { answers, facility, upperLower, itemRest } = figures;
  const rows: [name: string, value: string, note?: string][] = [
    ...(timesUsed === null ? [] : [[t('stat.used'), String(timesUsed)] as [string, string]]),
    [t('stat.answers'), String(answers)],
    [
      t('stat.facility'),
      facility === null ? '--' : `${percent(facility)}%`,
      t('stat.expected', { rate: percent(expected) }),
    ],
    [
      t('stat.upperLower'),
      upperLower === null ? '--' : upperLower.toFixed(2),
      upperLower === null ? undefined : t(`stat.grade.${discriminationOf(upperLower)}`),
    ],
    [t('stat.itemRest'), itemRest === null ? '--' : itemRest.toFixed(2)],
  ];
  return (
    <dl className={styles.numbers}>
      {rows.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
