import { decodeText } from '@zhibi/files';
import { Unreadable } from './model.js';

/** What may be lost of a file of questions: those that are whole are read all the same. */
const MOST_LOST = 3;

/** The text of a file whose encoding nobody has told. A file cut off within a character keeps what is whole. Throws for what is no text. */
export function readText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new Unreadable('empty-file');
  const { text, lost } = decodeText(bytes);
  if (lost > MOST_LOST || text.includes('\0')) throw new Unreadable('encoding');
  if (text.trim() === '') throw new Unreadable('empty-file');
  return text;
}
