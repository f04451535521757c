import type { Endpoint } from '@zhibi/contract/kernel';
import type { z } from 'zod';
import { client, toRefusal } from './client.js';
import { notify } from './notify.js';
import { asRefusal } from './refusal.js';
import { session } from './session-store.js';

/** The name that the server gave in content-disposition, or else the last word of the address. */
export function fileNameOf(disposition: string | null, url: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  const fromUrl = url.split(/[?#]/)[0]?.split('/').at(-1) ?? 'file';
  const name = encoded ? decodeURIComponent(encoded) : (plain ?? decodeURIComponent(fromUrl));
  return name.replace(/[\\/]/g, '_');
}

function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000); // the browser has to read it first
}

/** The bytes of a file endpoint; a JSON answer is a refusal. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  signal?: AbortSignal,
): Promise<{ blob: Blob; name: string }> {
  const response = await client.send(endpoint, input, { signal });
  const isJson = response.headers.get('content-type')?.includes('application/json');
  if (isJson) throw client.refuse(toRefusal(await response.json()), response);
  return { blob: await response.blob(), name: fileNameOf(response.headers.get('content-disposition'), endpoint.path) };
}

/** Saves what a file endpoint answers; a refusal is said at the top of the window. */
export async function download<E extends Endpoint>(endpoint: E, input: z.input<E['input']>): Promise<boolean> {
  try {
    const { blob, name } = await fetchFile(endpoint, input);
    saveAs(blob, name);
    return true;
  } catch (error) {
    const refusal = asRefusal(error, session.get().language);
    if (!refusal.isSaid) notify.error(refusal.message);
    return false;
  }
}
