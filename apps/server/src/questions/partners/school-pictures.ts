import { Problem } from '../../platform/problem.js';
import type { PictureKeeper } from '../exchange/pictures.js';
import { keepFile, pictureBytes } from '../writing/keep-file.js';
import { filesById } from '../writing/store-files.js';

const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** Keeps pictures that come with questions as an author's own are kept: judged by their content, made small, by school. */
export const schoolPictures: PictureKeeper = {
  keep: async (house, owner, { bytes }) => {
    try {
      return (await keepFile(owner, { content: Buffer.from(bytes), isTooLong: false }, house)).fileId;
    } catch (error) {
      if (error instanceof Problem) return undefined; // no picture: the question comes without it and says so
      throw error;
    }
  },
  bytes: async (house, db, schoolId, fileIds) => {
    const rows = await filesById(db, schoolId, fileIds);
    const content = await pictureBytes(house, schoolId, fileIds);
    return new Map(
      rows.flatMap(({ id, type }) => {
        const bytes = content[id];
        const known = types.find((one) => one === type);
        return bytes === undefined || known === undefined ? [] : [[id, { bytes, type: known }]];
      }),
    );
  },
};
