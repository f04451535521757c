import type { ExchangeFormat } from '@zhibi/contract/questions/exchange';
import * as aiken from './aiken/index.js';
import * as gift from './gift/index.js';
import * as jsonLines from './json-lines/index.js';
import type { Form } from './model.js';
import * as moodle from './moodle/index.js';
import { qti } from './qti/index.js';
import * as word from './word/index.js';

/** The forms that are bytes to this engine. A workbook is a table by the time it comes here: see `table`. */
export type ByteFormat = Exclude<ExchangeFormat, 'xlsx'>;

export const forms: Readonly<Record<ByteFormat, Form>> = {
  jsonl: jsonLines,
  'moodle-xml': { read: moodle.read, encode: moodle.encode },
  gift,
  aiken,
  'qti-2.1': qti('qti-2.1'),
  'qti-2.2': qti('qti-2.2'),
  'qti-3.0': qti('qti-3.0'),
  docx: word,
};
