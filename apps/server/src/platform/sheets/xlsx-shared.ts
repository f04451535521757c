import type { Archive } from '@zhibi/files';
import { ensure } from '../problem.js';
import { readXml } from './read-xml.js';
import { type SharedText, type TextPiece, unescaped } from './xlsx-cells.js';
import { isOn } from './xlsx-styles.js';

const heights: Record<string, TextPiece['look'] | undefined> = { superscript: 'raised', subscript: 'lowered' };

/**
 * The texts that the cells of a workbook share.
 * @param most texts that a table within the limits can show
 */
export async function readShared(files: Archive, most: number): Promise<SharedText[]> {
  const shared: SharedText[] = [];
  let parts: string[] = [];
  let pieces: TextPiece[] = [];
  let look: TextPiece['look'] = 'plain';
  let isText = false;
  let isPhonetic = false;
  await readXml(files, 'xl/sharedStrings.xml', {
    open: (name, { val }) => {
      if (name === 'si') [parts, pieces] = [[], []];
      if (name === 'si' || name === 'r') look = 'plain';
      if (name === 'strike' && isOn(val)) look = 'struck';
      if (name === 'vertAlign' && look === 'plain') look = heights[val ?? ''] ?? look;
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (text) => {
      if (!isText) return;
      parts.push(text);
      pieces.push({ text: unescaped(text), look });
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      ensure(shared.length < most, 'invalid', 'too-large');
      shared.push({ text: unescaped(parts.join('')), pieces });
    },
  });
  return shared;
}
