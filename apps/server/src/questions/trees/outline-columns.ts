import type { Language } from '@zhibi/contract/kernel';
import { type LessonFields, withLesson } from './rules-lessons.js';
import { withNeeds } from './rules-needs.js';

/** What a table of a tree says behind its levels. */
const facets = {
  needs: { zh: '先修', en: 'Needs' },
  hours: { zh: '课时', en: 'Hours' },
  points: { zh: '知识点', en: 'Knowledge points' },
  words: { zh: '字词', en: 'Words' },
} as const satisfies Record<string, Record<Language, string>>;
type Facet = keyof typeof facets;
const facetNames = Object.keys(facets) as Facet[]; // the keys of the record are the facets

export const facetTitle = (facet: Facet, language: Language): string => facets[facet][language];
export const levelTitle = (level: number, language: Language): string =>
  language === 'zh' ? `${level}级` : `Level ${level}`;

const isLevel = (cell: string, at: number): boolean =>
  (['zh', 'en'] as const).some((language) => levelTitle(at + 1, language).toLowerCase() === cell.trim().toLowerCase());
const facetOf = (cell: string): Facet | undefined =>
  facetNames.find((one) => Object.values<string>(facets[one]).includes(cell.trim()));

export interface Columns {
  levels: number;
  at: ReadonlyMap<Facet, number>;
}

/** The columns that a first row names; undefined where it is no head of ours. */
export function columnsOf(head: readonly string[]): Columns | undefined {
  const other = head.findIndex((cell, at) => !isLevel(cell, at));
  const levels = other < 0 ? head.length : other;
  const behind = head.slice(levels).map(facetOf);
  if (levels === 0 || behind.includes(undefined)) return undefined;
  return { levels, at: new Map(behind.map((facet, at) => [facet as Facet, levels + at])) }; // as: none is undefined
}

/** An entry with what its row says of it, as a line of an outline. */
export function lineOf({ at }: Columns, title: string, row: readonly string[]): string {
  const cellOf = (facet: Facet) => (row[at.get(facet) ?? -1] ?? '').replace(/\s+/g, ' ').trim();
  const lesson: LessonFields = [cellOf('hours'), cellOf('points'), cellOf('words')];
  const needs = cellOf('needs')
    .split(/[；;]/)
    .map((name) => name.trim());
  return at.has('needs')
    ? withNeeds(
        title,
        needs.filter((name) => name !== ''),
      )
    : withLesson(title, lesson);
}
