import { useQueryClient } from '@tanstack/react-query';
import type { PhotosOfCopy, scansApi } from '@zhibi/contract/capture/scans';
import { useState } from 'react';
import type { z } from 'zod';
import { keyOf, type Read, useRead } from '../../../platform/api.js';
import { PhotoQueue, type SendingWay } from './photo-queue.js';

const ASK_MS = 1_500;
type List = typeof scansApi.photos | typeof scansApi.slipPhotos;

/** Whether one of the photographs is being looked at. */
export const isReadingOne = ({ items }: PhotosOfCopy): boolean => items.some(({ verdict }) => verdict === 'reading');

/** The photographs of a copy, asked for again while one is being looked at. */
export function useRepeatedRead<E extends List>(endpoint: E, input: z.input<E['input']> | null): Read<PhotosOfCopy> {
  const [everyMs, setEveryMs] = useState(0);
  const read = useRead<List>(endpoint, input, everyMs > 0 ? { everyMs } : {});
  const isReading = read.data !== undefined && isReadingOne(read.data);
  if (isReading !== everyMs > 0) setEveryMs(isReading ? ASK_MS : 0);
  return read;
}

/** The photographs on their way; what arrives is seen in the list. */
export function usePhotoQueue(list: List, way: SendingWay): PhotoQueue {
  const queries = useQueryClient();
  const [photos] = useState(() => new PhotoQueue(way, () => void queries.invalidateQueries({ queryKey: keyOf(list) })));
  return photos;
}
