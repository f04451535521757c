import { ABSENT } from '@zhibi/contract/kernel';
import {
  addSums,
  carbonG,
  type Dimension,
  noSums,
  type printCountingApi,
  type Sums,
  wasteOf,
} from '@zhibi/contract/printing/counting';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useUser } from '../../../people/index.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import { yuan } from '../../parts/yuan.js';
import styles from './pivot.module.css';

type Pivot = z.output<typeof printCountingApi.pivot.output>;
const kilograms = (grams: number) => (grams === 0 ? ABSENT : formatNumber(grams / 1_000));
const text = (count: number) => (count === 0 ? ABSENT : count.toLocaleString('en-US'));

/** Sheets in the columns, the sums of all behind them; a school's number opens its orders, the last row is all of it. */
export function PivotTable({ pivot: { rows, columns, total }, by }: { pivot: Pivot; by: Dimension }) {
  const { t } = useTranslation('counting');
  const isCentre = useUser().currentRole === 'ZHIBI_PRINT_CENTER';
  const sums = (of: Sums) => [
    text(of.orders),
    text(of.sheets),
    text(of.blanks),
    formatRate(wasteOf(of)),
    kilograms(carbonG(of.paperG)),
    yuan(of.costLi),
  ];
  const cellsOf = (cells: Pivot['rows'][number]['cells']) => columns.map(({ key }) => text(cells[key]?.sheets ?? 0));
  const sumOf = (key: string) => rows.map(({ cells }) => cells[key] ?? noSums).reduce(addSums, noSums).sheets;
  const lists = { school: '/devops/printList?school=', shop: '/devops/printTask?tab=shipped&shop=' } as const;
  const list = isCentre && (by === 'school' || by === 'shop') ? lists[by] : undefined;
  return (
    <>
      <div className={styles.scroll}>
        <PlainTable
          asCards
          columns={[
            t(`count.by.${by}`),
            ...columns.map(({ name }) => name),
            t('count.orders'),
            t('count.sheets'),
            t('count.blanks'),
            t('count.waste'),
            t('count.carbon'),
            t('count.cost'),
          ]}
          rows={[
            ...rows.map(({ key, name, cells, ...of }) => ({
              key,
              cells: [
                list ? (
                  <Link key="to" to={`${list}${key}`} translate="no">
                    {name}
                  </Link>
                ) : (
                  <span key="name" translate="no">
                    {name}
                  </span>
                ),
                ...cellsOf(cells),
                ...sums(of),
              ],
            })),
            {
              key: 'total',
              cells: [
                <b key="total">{t('count.total')}</b>,
                ...columns.map(({ key }) => <b key={key}>{text(sumOf(key))}</b>),
                ...sums(total).map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the sums of one row stand where they stand
                  <b key={at}>{value}</b>
                )),
              ],
            },
          ]}
        />
      </div>
      <p className={styles.note}>{t('count.carbonNote')}</p>
    </>
  );
}
