import { useQueryClient } from '@tanstack/react-query';
import type { PhotosOfCopy, scansApi } from '@zhibi/contract/capture/scans';
import { useState } from 'react';
import type { z } from 'zod';
import { keyOf, type Read, useRead } from '../../../platform/api.js';
import { PhotoQueue, type SendingWay } from './photo-queue.js';

const ASK_MS = 1_500;
type List = typeof scansApi.photos | typeof scansApi.slipPhotos;

const readingOf = ({ items }: PhotosOfCopy) => items.filter(({ verdict }) => verdict === 'reading').length;

/** Whether one of the photographs is being looked at. */
export const isReadingOne = (photos: PhotosOfCopy): boolean => readingOf(photos) > 0;

/** The photographs of a copy, asked for again while some are being looked at: the more wait, the rarer, for a class asks at once. */
export function useRepeatedRead<E extends List>(endpoint: E, input: z.input<E['input']> | null): Read<PhotosOfCopy> {
  const [everyMs, setEveryMs] = useState(0);
  const read = useRead<List>(endpoint, input, everyMs > 0 ? { everyMs } : {});
  const wantedMs = read.data === undefined ? 0 : ASK_MS * readingOf(read.data);
  if (wantedMs !== everyMs) setEveryMs(wantedMs);
  return read;
}

/** The photographs on their way; what arrives is seen in the list. */
export function usePhotoQueue(list: List, way: SendingWay): PhotoQueue {
  const queries = useQueryClient();
  const [photos] = useState(() => new PhotoQueue(way, () => void queries.invalidateQueries({ queryKey: keyOf(list) })));
  return photos;
}
