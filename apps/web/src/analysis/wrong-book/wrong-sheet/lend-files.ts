import { handbookApi, type SheetQuestion } from '@zhibi/contract/analysis/handbook';
import { fetchFile } from '../../../platform/download.js';
import { fileIdsIn, pictures } from '../../../platform/rich/pictures.js';

/** Lets the pictures and sounds of a sheet come by the key of the sheet: whoever opens it is not logged in. */
export const lendFiles = (key: string, questions: readonly SheetQuestion[]): void =>
  pictures.lend(
    fileIdsIn(questions.map(({ body }) => body)),
    async (fileId) => (await fetchFile(handbookApi.sheetFile, { key, fileId })).blob,
  );
