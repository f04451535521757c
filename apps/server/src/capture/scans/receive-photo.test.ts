import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { FileStore } from '../../platform/files/index.js';
import { AboutPhoto, type PhotoWay, receivePhoto } from './receive-photo.js';

const photoId = '01900000-0000-7000-8000-000000000001';
const request = {
  isMultipart: () => true,
  async *parts() {
    for (const [fieldname, value] of Object.entries({ photoId, ageSeconds: '0' }))
      yield { type: 'field' as const, fieldname, value };
    yield {
      type: 'file' as const,
      fieldname: 'file',
      filename: 'a.jpg',
      file: Object.assign(Readable.from(['x']), { truncated: false }),
    };
  },
};
const files = { put: async () => ({ sha256: 'a', size: 1 }) } as unknown as FileStore; // as: nothing else of it is asked
/** Another call takes the photograph in, or nobody does, between the question and the keeping. */
const way = (isThereAfterwards: boolean): PhotoWay<AboutPhoto> => {
  let asked = 0;
  return {
    About: AboutPhoto,
    fileBytes: 10,
    isKept: async () => ++asked > 1 && isThereAfterwards,
    keep: () => Promise.reject(new Error('a row of this name')),
  };
};

it('what another call has taken in meanwhile is there', async () => {
  expect(await receivePhoto(files, request as never, way(true))).toEqual({ photoId });
});

it('what nobody has taken in is a fault', async () => {
  await expect(receivePhoto(files, request as never, way(false))).rejects.toThrow('a row of this name');
});
