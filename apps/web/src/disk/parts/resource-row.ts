import type { Resource } from '@zhibi/contract/disk';
import type { Offered } from './offered-list.js';

/** A file of the shelf as a row; `me` is what one's own are called. */
export const resourceRow = ({ resourceId, isMine, by, ...rest }: Resource, me: string): Offered => ({
  ...rest,
  key: resourceId,
  file: { resourceId },
  by: isMine ? me : by,
});
