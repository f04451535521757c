import type { MediaFile } from '@zhibi/exchange';
import type { Db } from '../../platform/db.js';
import type { House } from '../../platform/house.js';

/** Where pictures of questions are kept: what an import and an export ask of it. */
export interface MediaKeeper {
  /** Keeps a picture for a school; answers the id by which texts name it, undefined when it cannot be used. */
  keep(house: House, owner: { schoolId: string; accountId: string }, picture: MediaFile): Promise<string | undefined>;
  /** The bytes of pictures by their ids; what is not there is left out. */
  bytes(house: House, db: Db, schoolId: string, fileIds: readonly string[]): Promise<Map<string, MediaFile>>;
}

/** A house that keeps no pictures of dots: an import says that they were left out, an export that they are lost. */
export const noMedia: MediaKeeper = {
  keep: async () => undefined,
  bytes: async () => new Map(),
};
