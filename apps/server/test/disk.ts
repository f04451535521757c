import { createHash, randomBytes } from 'node:crypto';
import { diskApi, missingParts, PART_BYTES, partCountOf, partSizeOf } from '@zhibi/contract/disk';
import { newId } from '../src/platform/ids.js';
import type { Person } from './person.js';

const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

/** A file on somebody's computer. */
export interface LocalFile {
  name: string;
  bytes: Buffer;
  md5: string;
}

export const localFile = (name = `${newId().slice(-6)}.bin`, content: Buffer | string | number = 20): LocalFile => {
  const bytes = typeof content === 'number' ? randomBytes(content) : Buffer.from(content);
  return { name, bytes, md5: md5Of(bytes) };
};

/** What the calls of an upload say about the file. */
export const said = ({ name, bytes, md5 }: LocalFile, parentCdId = '') => ({
  fileMD5: md5,
  fileName: name,
  fileSize: bytes.length,
  parentCdId,
});

/** One part as a client sends it. */
export const partOf = (file: LocalFile, uploadId: string, partNumber: number, parentCdId = '') => {
  const at = (partNumber - 1) * PART_BYTES;
  const size = partSizeOf(file.bytes.length, partNumber) ?? 0;
  const bytes = file.bytes.subarray(at, at + size);
  const { fileMD5, fileName } = said(file);
  return { file: bytes, fileMD5, fileName, uploadId, partNumber, partSize: size, parentCdId, partMD5: md5Of(bytes) };
};

export const mergeOf = (file: LocalFile, uploadId: string, parentCdId = '') => ({
  ...said(file, parentCdId),
  uploadId,
  partTotal: partCountOf(file.bytes.length),
});

/** Sends what is missing and merges, as the tray does; answers the file's id. */
export async function uploadFile(
  person: Person,
  file: LocalFile,
  { parentCdId = '', versionOf }: { parentCdId?: string; versionOf?: string } = {},
): Promise<string> {
  const { uploadId, partETagList } = await person.call(diskApi.getUploadId, said(file, parentCdId));
  const there = partETagList.map(({ partNumber }) => partNumber);
  for (const number of missingParts(file.bytes.length, there))
    await person.call(diskApi.upload, partOf(file, uploadId, number, parentCdId));
  return (await person.call(diskApi.merge, { ...mergeOf(file, uploadId, parentCdId), versionOf })).cdId;
}
