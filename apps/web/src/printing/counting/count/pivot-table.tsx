import { ABSENT, grouped } from '@zhibi/contract/kernel';
import {
  addSums,
  carbonG,
  type Dimension,
  noSums,
  printCountingApi,
  type Sums,
  wasteOf,
} from '@zhibi/contract/printing/counting';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useUser } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import { yuan } from '../../parts/yuan.js';
import styles from './pivot.module.css';
import { SchoolName } from './school-name.js';

type Pivot = z.output<typeof printCountingApi.pivot.output>;
type Asked = z.input<typeof printCountingApi.pivot.input>;
const kilograms = (grams: number) => (grams === 0 ? ABSENT : formatNumber(grams / 1_000));
const text = (count: number) => (count === 0 ? ABSENT : count.toLocaleString('en-US'));

/** The grades of all schools, by school: read once one is folded out. */
function useGrades(asked: Asked, isWanted: boolean) {
  const read = useRead(printCountingApi.pivot, isWanted ? { ...asked, rows: 'grade' } : null, { keepOld: true });
  const schoolIdOf = ({ key }: Pivot['rows'][number]) => key.split(' ')[0];
  return { of: grouped(read.data?.rows ?? [], schoolIdOf), isBusy: read.isFetching };
}

/** Sheets in the columns, the sums of all behind them; a school folds out into its grades, its name opens its orders, the last row is all of it. */
export function PivotTable({ pivot: { rows, columns, total }, asked }: { pivot: Pivot; asked: Asked }) {
  const by: Dimension = asked.rows;
  const { t } = useTranslation('counting');
  const [open, setOpen] = useState<readonly string[]>([]);
  const grades = useGrades(asked, by === 'school' && open.length > 0);
  const fold = (key: string) => setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key]);
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
  // Below its school a grade need not say which school that is.
  const gradesOf = ({ key, name: school }: Pivot['rows'][number]) =>
    (open.includes(key) ? (grades.of.get(key) ?? []) : []).map((row) => ({
      ...row,
      name: row.name.slice(school.length + 1),
    }));
  const isGradeKey = (key: string) => by === 'school' && key.includes(' ');
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
            ...rows
              .flatMap((row) => [row, ...gradesOf(row)])
              .map(({ key, name, cells, ...of }) => ({
                key,
                cells: [
                  isGradeKey(key) ? (
                    <span key="grade" className={styles.grade}>
                      {name}
                    </span>
                  ) : by === 'school' ? (
                    <SchoolName
                      key="school"
                      name={name}
                      to={list && `${list}${key}`}
                      isOpen={open.includes(key)}
                      isBusy={grades.isBusy}
                      onFold={() => fold(key)}
                    />
                  ) : list ? (
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
