import type { FileKind, Resource } from '@zhibi/contract/disk';
import type { Previewed } from './preview/preview-drawer.js';

/** A file that somebody offers to others, as a row shows it. */
export interface Offered {
  key: string;
  file: Previewed;
  name: string;
  kind: FileKind;
  /** The word about it, below its name. */
  note: string;
  size: number;
  by: string;
  at: string;
}

/** A file of the shelf as a row; `me` is what one's own are called. */
export const resourceRow = ({ resourceId, isMine, by, ...rest }: Resource, me: string): Offered => ({
  ...rest,
  key: resourceId,
  file: { resourceId },
  by: isMine ? me : by,
});
