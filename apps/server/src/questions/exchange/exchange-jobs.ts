import type { ExchangeFormat } from '@zhibi/contract/questions/exchange';
import { type Exchanged, type MediaFiles, type NearInFile, nearInFile, type ReadResult } from '@zhibi/exchange';
import { answering } from '../../platform/threads/answering.js';
import { NEAR } from '../finding/rules.js';
import { withFormulas } from './formulas.js';
import { readFile } from './read-file.js';
import { type FormWritten, writeForm } from './write-form.js';

export interface ReadJob {
  bytes: Uint8Array;
  said: ExchangeFormat | null;
}
export interface FileRead {
  format: ExchangeFormat | null;
  result: ReadResult;
  /** For each question the earlier one of the file that it is much like. */
  near: (NearInFile | undefined)[];
}

export interface WriteJob {
  format: ExchangeFormat;
  questions: readonly Exchanged[];
  pictures: MediaFiles;
}
/** The questions of a file, each with a word about formulas that will not show. */
export const read = answering(async ({ bytes, said }: ReadJob): Promise<FileRead> => {
  const { format, result } = await readFile(bytes, said);
  const questions = result.questions.map(withFormulas);
  const near = nearInFile(
    questions.map(({ body }) => body),
    NEAR,
  );
  return { format, result: { ...result, questions }, near };
});

export const write = answering(
  ({ format, questions, pictures }: WriteJob): FormWritten => writeForm(format, { questions, pictures }),
);
