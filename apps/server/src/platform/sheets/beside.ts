import { type Archive, zipOf } from '@zhibi/files';
import { openZip } from './open-zip.js';

const PART = 'customXml/item1.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const RELATION =
  '<Relationship Id="beside" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml" Target="../customXml/item1.xml"/>';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** A workbook that we just wrote. */
const own = { files: 100, unpackedBytes: 1024 * 1024 * 1024 };
/** More files beside the sheets than this are not looked into. */
const MOST_BESIDE = 20;

/** A workbook with XML beside its sheets: Excel keeps it, and shows it to nobody. */
export function withBeside(workbook: Uint8Array, xml: string): Uint8Array {
  const files = openZip(workbook, own);
  const all = Object.fromEntries(files.names.map((name) => [name, files.open(name) ?? new Uint8Array()]));
  const relations = new TextDecoder().decode(all[RELATIONS]);
  return zipOf({
    ...all,
    [RELATIONS]: relations.replace('</Relationships>', `${RELATION}</Relationships>`),
    [PART]: HEAD + xml,
  });
}

/** What lies beside the sheets. Excel gives it names of its own. */
export const besideOf = (files: Archive): Uint8Array[] =>
  files.names
    .filter((name) => /^customXml\/item\d*\.xml$/.test(name))
    .slice(0, MOST_BESIDE)
    .flatMap((name) => files.open(name) ?? []);
