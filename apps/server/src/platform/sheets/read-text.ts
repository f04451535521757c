import { type Decoded, decodeText } from '@zhibi/files';
import { ensure } from '../problem.js';
import { orRefuse } from './refused.js';

/** The text of a file, whole: a list of people must not be read with a lost sign. */
export function readText(bytes: Uint8Array): Decoded {
  const decoded = orRefuse(() => decodeText(bytes));
  ensure(decoded.lost === 0, 'invalid', 'broken-file');
  return decoded;
}
