import { grouped, instantOf, type Language } from '@zhibi/contract/kernel';
import { gradeName } from '@zhibi/contract/people';
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
import { classesOfSchools, schoolNamesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { sightOf } from '../policy.js';
import { dictionaryFor, type Here } from '../settings/read-settings.js';
import { type SumRow, sumsOfPeriod } from './store-pivot.js';

const noShop = { zh: '学校自印', en: "School's own" } as const;
/** Work done outside says no class, and copies without a name may be of any. */
const noClass = { zh: '不分班级', en: 'no class' } as const;
const noGrade = { zh: '不分年级', en: 'no grade' } as const;
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
  const schoolIds = sight.schoolIds.filter((id) => schoolId === undefined || id === schoolId);
  const isByGrade = rows === 'grade' || columns === 'grade';
  const period = {
    schoolIds,
    grades: isByGrade ? await classesOfSchools(db, schoolIds) : [],
    shopId: sight.shopId ?? shopId,
    from: instantOf(`${from}000000`, timeZone),
    until: instantOf(`${dayAfter(until, 1)}000000`, timeZone),
    timeZone,
  };
  const found = await sumsOfPeriod(db, period, [rows, columns === rows ? null : columns]);
  // An order of several classes is one order all the same: what is summed over classes is asked for.
  const isMany = (columns === 'class' || columns === 'grade') && rows !== 'class' && rows !== columns;
  const ofRows = isMany ? await sumsOfPeriod(db, period, [rows, null]) : found;
  const ofAll = rows === 'class' || rows === 'grade' ? await sumsOfPeriod(db, period, ['source', null]) : ofRows;
  const named = await namesOf(db, actor, found, language);
  const sums = grouped(ofRows, ({ row }) => row);
  const lines = [...grouped(found, ({ row }) => row)].map(([key, own]) => ({
    key,
    name: named(rows, key, own[0]),
    ...(sums.get(key) ?? []).map(sumsIn).reduce(addSums, noSums),
    cells: columns === null ? {} : Object.fromEntries(own.map((one) => [one.cell, sumsIn(one)])),
  }));
  const columnKeys = columns === null ? [] : [...grouped(found, ({ cell }) => cell)];
  const ordered = (of: Dimension | null) => (a: Line, b: Line) =>
    of === 'class' ? a.name.localeCompare(b.name, 'zh', { numeric: true }) : a.key.localeCompare(b.key);
  return {
    rows: rows === 'class' ? lines.sort(ordered(rows)) : lines,
    columns: columnKeys
      .map(([key, own]) => ({ key, name: columns === null ? '' : named(columns, key, own[0]) }))
      .sort(ordered(columns)),
    total: ofAll.map(sumsIn).reduce(addSums, noSums),
  };
}

interface Line {
  key: string;
  name: string;
}

const sumsIn = ({ row: _, cell: __, shopName: ___, className: ____, ...sums }: SumRow): Sums => sums;

/** How people call a row or a column. */
async function namesOf(db: Db, actor: Actor, rows: readonly SumRow[], language: Language) {
  const dictionary = await dictionaryFor(db, actor);
  const keys = new Set(rows.flatMap(({ row, cell }) => [row, cell].map((key) => key.split(' ')[0])));
  const schools = await schoolNamesOf(
    db,
    actor.schoolIds.filter((id) => keys.has(id)),
  );
  return (dimension: Dimension, key: string, of: SumRow | undefined): string => {
    switch (dimension) {
      case 'school':
        return schools.get(key) ?? '';
      case 'grade': {
        const [id = '', gid = ''] = key.split(' ');
        return [schools.get(id), gid === '' ? noGrade[language] : gradeName(Number(gid), language)].join(' ');
      }
      case 'class':
        return [schools.get(key.split(' ')[0] ?? ''), of?.className || noClass[language]].join(' ');
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
