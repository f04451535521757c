import { suffixOf } from '@zhibi/contract/disk';
import type { Endpoint } from '@zhibi/contract/kernel';

/** What the specification says of a file: the ending of its name, and where its bytes are for whoever may read this row. */
export const fileFields = (name: string, { path }: Pick<Endpoint, 'path'>, key: Readonly<Record<string, string>>) => ({
  fileSuffix: suffixOf(name),
  fileUrl: `${path}?${new URLSearchParams(key)}`,
});

export const folderFields = { fileSuffix: '', fileUrl: '' } as const;
