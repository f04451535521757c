import { zipOf } from '@zhibi/files';
import { openZip } from './open-zip.js';
import type { Run, Sheet } from './sheet.js';

const TEXTS = 'xl/sharedStrings.xml';
const looks = { sup: 'superscript', sub: 'subscript' } as const;
/** A workbook that we just wrote. */
const own = { files: 100, unpackedBytes: 1024 * 1024 * 1024 };

/** The texts in which something stands high or low, by their runs. */
const raisedTexts = (sheets: readonly Sheet[]): Map<string, readonly Run[]> =>
  new Map(
    sheets.flatMap(({ columns, rows }) =>
      rows.flatMap((row) =>
        row.flatMap((cell, at) => {
          const runs = typeof cell === 'string' ? columns[at]?.runsOf?.(cell) : undefined;
          return runs?.some(({ shift }) => shift !== undefined) ? [[String(cell), runs] as const] : [];
        }),
      ),
    ),
  );

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const written = (runs: readonly Run[]): string =>
  runs
    .map(({ v, shift }) => {
      const look = shift === undefined ? '' : `<rPr><vertAlign val="${looks[shift]}"/></rPr>`;
      return `<r>${look}<t xml:space="preserve">${escaped(v)}</t></r>`;
    })
    .join('');

/** The workbook in which 2^m is a raised m, as the screen shows it: a cell may hold raised letters, which Unicode does not have. */
export function withRaised(workbook: Uint8Array, sheets: readonly Sheet[]): Uint8Array {
  const texts = raisedTexts(sheets);
  if (texts.size === 0) return workbook;
  const files = openZip(workbook, own);
  const all = Object.fromEntries(files.names.map((name) => [name, files.open(name) ?? new Uint8Array()]));
  const before = new TextDecoder().decode(all[TEXTS]);
  const byWritten = new Map([...texts].map(([text, runs]) => [escaped(text), written(runs)]));
  const after = before.replace(/<si><t(?: xml:space="preserve")?>([^<]*)<\/t><\/si>/g, (whole, inside: string) => {
    const raised = byWritten.get(inside);
    return raised === undefined ? whole : `<si>${raised}</si>`;
  });
  return zipOf({ ...all, [TEXTS]: after });
}
