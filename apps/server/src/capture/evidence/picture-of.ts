import type { AnswerPicture } from '@zhibi/contract/capture';
import type { Evidence } from './store-evidence.js';

/** A box that was chosen on a screen. */
const CHOSEN = '✓';

/** Evidence that there is something to see of, as screens ask for it: pictures, and what was typed. The newest of a place lies on top, so it comes last. */
export const picturesIn = (seen: readonly Evidence[]): AnswerPicture[] =>
  seen
    .toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime())
    .flatMap(
      ({
        homeworkId,
        studentId,
        areaId,
        source,
        pieces: version,
        pictureSha256,
        pictureBesideMm,
        marked,
        words,
      }): AnswerPicture[] => {
        const of = { homeworkId, studentId, areaId, source, version, besideMm: pictureBesideMm };
        if (pictureSha256 !== null) return [{ ...of, typed: null }];
        const typed = source !== 'screen' ? null : marked === true ? CHOSEN : words;
        return typed === null || typed.trim() === '' ? [] : [{ ...of, typed }];
      },
    );
