import { type Archive, openZip as open, type ZipLimits } from '@zhibi/files';
import { ensure } from '../problem.js';
import { orRefuse } from './refused.js';

/** The files of an archive by their names. Half an archive, names that climb out of it, encrypted files and bombs are refused in words. */
export function openZip(bytes: Uint8Array, limits: ZipLimits): Archive {
  const archive = orRefuse(() => open(bytes, limits));
  ensure(archive.unsafe.length === 0, 'invalid', 'broken-file');
  return { ...archive, open: (name) => orRefuse(() => archive.open(name)) };
}
