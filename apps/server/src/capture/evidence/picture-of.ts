import type { AnswerPicture } from '@zhibi/contract/capture';
import type { Evidence } from './store-evidence.js';

/** Evidence that has a picture, as screens ask for it. */
export const picturesIn = (seen: readonly Evidence[]): AnswerPicture[] =>
  seen.flatMap(({ homeworkId, studentId, areaId, source, pieces: version, pictureSha256 }) =>
    pictureSha256 === null ? [] : [{ homeworkId, studentId, areaId, source, version }],
  );
