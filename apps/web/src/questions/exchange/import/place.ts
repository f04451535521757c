import type { useTranslation } from 'react-i18next';

const kinds = { line: 'line', row: 'row', '#': 'item' } as const;

/** Where an item stood, as a person says it: line 12, question 3, or the file of a package. */
export function placeIn(t: ReturnType<typeof useTranslation<'exchange'>>['t'], where: string): string {
  const [, kind, no = ''] = /^(line |row |#)(\d+)$/.exec(where) ?? [];
  if (kind === undefined) return where === '' ? t('place.file') : where;
  const name = kinds[kind.trim() as keyof typeof kinds]; // one of the words of the pattern
  return t(`place.${name}`, { no });
}
