import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@zhibi/contract/kernel';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { Read } from './api.js';
import { fetchFile } from './download.js';
import type { Refusal } from './refusal.js';

/** Under which the bytes of a file endpoint are kept. */
export const fileKey = <E extends Endpoint>(endpoint: E, input: z.input<E['input']>) => [endpoint.path, input];

/**
 * The bytes of a file endpoint as an address for `<img>` or `<object>`: those cannot send the headers that say who asks.
 * @param of what says that other bytes may stand at the same place now, as the revision of what they are made from
 */
export function useFile<E extends Endpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  of?: number | string,
): Read<Blob> & { url: string | undefined } {
  const read = useQuery<Blob, Refusal>({
    queryKey: of === undefined ? fileKey(endpoint, input) : [...fileKey(endpoint, input), of],
    queryFn: ({ signal }) => fetchFile(endpoint, input, signal).then(({ blob }) => blob),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState<string>();
  const blob = read.data;
  // An object URL is the browser's: made for the blob, given back with it.
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return { ...read, url };
}
