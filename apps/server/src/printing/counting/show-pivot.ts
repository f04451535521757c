import { grouped, instantOf, type Language } from '@zhibi/contract/kernel';
import {
  addSums,
  type Dimension,
  MOST_DAYS,
  noSums,
  type printCountingApi,
  type Sums,
} from '@zhibi/contract/printing/counting';
import { dayAfter, nameIn } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { schoolNamesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { sightOf } from '../policy.js';
import { dictionaryFor, type Here } from '../settings/read-settings.js';
import { type SumRow, sumsOfPeriod } from './store.js';

const noShop = { zh: '学校自印', en: "School's own" } as const;
const sources = {
  order: { zh: '印刷单', en: 'Print orders' },
  offline: { zh: '线下印刷', en: 'Printed outside' },
} as const;

type Input = z.output<typeof printCountingApi.pivot.input>;

/** What was printed in a period: rows, cells and the sum of all, which is the sum of the rows. */
export async function showPivot(
  db: Db,
  actor: Actor,
  { from, until, schoolId, shopId, rows, columns }: Input,
  { timeZone, language }: Here & { language: Language },
) {
  ensure(from <= until && dayAfter(from, MOST_DAYS) > until, 'conflict', 'period-wrong');
  const sight = sightOf(actor);
  const found = await sumsOfPeriod(
    db,
    {
      schoolIds: sight.schoolIds.filter((id) => schoolId === undefined || id === schoolId),
      shopId: sight.shopId ?? shopId,
      from: instantOf(`${from}000000`, timeZone),
      until: instantOf(`${dayAfter(until, 1)}000000`, timeZone),
      timeZone,
    },
    [rows, columns === rows ? null : columns],
  );
  const named = await namesOf(db, actor, found, language);
  const lines = [...grouped(found, ({ row }) => row)].map(([key, own]) => ({
    key,
    name: named(rows, key, own[0]),
    ...own.map(sumsIn).reduce(addSums, noSums),
    cells: columns === null ? {} : Object.fromEntries(own.map((one) => [one.cell, sumsIn(one)])),
  }));
  const columnKeys = columns === null ? [] : [...grouped(found, ({ cell }) => cell)];
  return {
    rows: lines,
    columns: columnKeys
      .map(([key, own]) => ({ key, name: columns === null ? '' : named(columns, key, own[0]) }))
      .sort((a, b) => a.key.localeCompare(b.key)),
    total: found.map(sumsIn).reduce(addSums, noSums),
  };
}

const sumsIn = ({ row: _, cell: __, shopName: ___, ...sums }: SumRow): Sums => sums;

/** How people call a row or a column. */
async function namesOf(db: Db, actor: Actor, rows: readonly SumRow[], language: Language) {
  const dictionary = await dictionaryFor(db, actor);
  const keys = new Set(rows.flatMap(({ row, cell }) => [row, cell]));
  const schools = await schoolNamesOf(
    db,
    actor.schoolIds.filter((id) => keys.has(id)),
  );
  return (dimension: Dimension, key: string, of: SumRow | undefined): string => {
    switch (dimension) {
      case 'school':
        return schools.get(key) ?? '';
      case 'shop':
        return of?.shopName || noShop[language];
      case 'source':
        return sources[key === 'offline' ? 'offline' : 'order'][language];
      case 'colour':
        return nameIn(dictionary, 'colour', key, language);
      case 'paper': {
        const [size = '', weight = ''] = key.split(' ');
        return [
          nameIn(dictionary, 'paperSize', size, language),
          weight && nameIn(dictionary, 'weight', weight, language),
        ]
          .filter(Boolean)
          .join(' ');
      }
      case 'day':
      case 'week':
        return `${key.slice(0, 4)}-${key.slice(4, 6)}-${key.slice(6)}`;
      case 'month':
        return `${key.slice(0, 4)}-${key.slice(4)}`;
    }
  };
}
