import { useQueryClient } from '@tanstack/react-query';
import type { AnswerPicture } from '@zhibi/contract/capture';
import { useContext } from 'react';
import { fileKey } from '../../platform/use-file.js';
import { PictureEndpoint } from './picture-endpoint.js';
import { cutOutOf } from './picture-layer.js';

/** Whether all pictures of an answer have come to this browser: of one that has not, nobody can say that it is empty. */
export function useSeen(): (answer: { pictures: readonly AnswerPicture[] }) => boolean {
  const queries = useQueryClient();
  const endpoint = useContext(PictureEndpoint);
  return ({ pictures }) =>
    pictures
      .filter(({ typed }) => typed === null)
      .every((picture) => queries.getQueryData(fileKey(endpoint, cutOutOf(picture))) !== undefined);
}
