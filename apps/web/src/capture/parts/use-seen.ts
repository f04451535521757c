import { useQueryClient } from '@tanstack/react-query';
import type { AnswerPicture } from '@zhibi/contract/capture';
import type { AnswerArea } from '@zhibi/contract/papers';
import { useContext } from 'react';
import { Refusal } from '../../platform/refusal.js';
import { fileKey } from '../../platform/use-file.js';
import { PictureEndpoint } from './picture-endpoint.js';
import { cutOutOf } from './picture-layer.js';

interface Answer {
  areas: readonly AnswerArea[];
  pictures: readonly AnswerPicture[];
}

/**
 * Whether all pictures of an answer that are drawn have come to this browser: of one that has not, nobody can say that it is empty. One that the
 * school has no more will never come: it is named as missing, and who marks decides without it.
 */
export function useSeen(): (answer: Answer) => boolean {
  const queries = useQueryClient();
  const endpoint = useContext(PictureEndpoint);
  return ({ areas, pictures }) =>
    pictures
      .filter(({ areaId, typed }) => typed === null && areas.some((area) => area.areaId === areaId))
      .every((picture) => {
        const known = queries.getQueryState(fileKey(endpoint, cutOutOf(picture)));
        return known?.data !== undefined || (known?.error instanceof Refusal && known.error.is('not-found'));
      });
}
