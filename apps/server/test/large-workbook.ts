import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';

/** A workbook of one sheet; the cells are written as they stand. */
export const workbook = (sheet: string, more: Record<string, string> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': '<Types/>',
        'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );

/** More than a megabyte that hardly packs: 160,000 rows, each of its own. */
export const endlessSheet = (): Uint8Array =>
  workbook(
    Array.from({ length: 160_000 }, (_, nth) => {
      const word = createHash('md5').update(String(nth)).digest('hex').slice(0, 16);
      return `<row><c t="inlineStr"><is><t>${word}</t></is></c></row>`;
    }).join(''),
  );

/** Four million texts that no cell shows, in a file of a few kilobytes. */
export const endlessTexts = (): Uint8Array =>
  workbook('', { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(4_000_000)}</sst>` });
