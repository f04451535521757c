import type { StageOverview } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { Card } from '../../../platform/layout/card.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatRate } from '../../../platform/time.js';
import styles from './detail.module.css';
import { TableExport } from './table-export.js';

/** Of those who reached the good line of the total: how many each subject carries too. */
export function Carried({ overview }: { overview: StageOverview }) {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  const { carried } = overview;
  return (
    <Card title={t('detail.carried.title')} flush extra={<TableExport overview={overview} table="carried" />}>
      <p className={styles.note}>{t('detail.carried.note', { count: carried[0]?.above ?? 0 })}</p>
      <PlainTable
        formulas={{ [t('detail.carried.share')]: t('detail.formula.share') }}
        columns={[t('detail.carried.subject'), t('detail.carried.both'), t('detail.carried.share')]}
        rows={carried.map((one) => ({
          key: String(one.subjectId),
          cells: [names.subject(one.subjectName), one.both, formatRate(one.share)],
        }))}
      />
    </Card>
  );
}
