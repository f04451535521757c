import type { CopyForm } from '@zhibi/contract/papers';
import type { Services } from '../../platform/services.js';
import type { PageToRead } from './read/page-to-read.js';
import type { ScannedHomework } from './scanned-homework.js';
import { withFile } from './with-file.js';

type Printed = NonNullable<PageToRead['printed']>;

/** The pages of each edition as they were printed, as files of this machine for as long as the work takes: readers hold scans against them. */
export async function withPrinted<T>(
  { files }: Services,
  { printed }: ScannedHomework,
  work: (printed: Printed) => Promise<T>,
): Promise<T> {
  const withNext = async ([next, ...rest]: [CopyForm, string][], known: Printed): Promise<T> => {
    if (next === undefined) return work(known);
    const [form, sha256] = next;
    // A file that is kept no longer: what stands beside boxes is then not told from print.
    if ((await files.sizeOf(sha256)) === undefined) return withNext(rest, known);
    return withFile(files, sha256, (path) => withNext(rest, { ...known, [form]: { path, sha256 } }));
  };
  return withNext([...printed], {});
}
