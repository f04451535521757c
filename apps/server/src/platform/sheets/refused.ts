import { FileFault } from '@zhibi/files';
import { Problem } from '../problem.js';

/** What a person is told of a table that cannot be read; the other kinds are told by their own names. */
const reasons: Partial<Record<FileFault['kind'], string>> = { 'not-text': 'not-a-list', 'locked-file': 'locked-excel' };

const problemOf = (fault: FileFault): Problem => new Problem('invalid', reasons[fault.kind] ?? fault.kind);

/** Reads, and refuses in words what cannot be read. */
export function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof FileFault ? problemOf(error) : error;
  }
}

export const orRefuseLater = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    throw error instanceof FileFault ? problemOf(error) : error;
  }
};
