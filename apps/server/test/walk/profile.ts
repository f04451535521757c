import { hidden, own, type WalkRows } from './meeting.js';

export const rows: WalkRows = {
  'profile.uploadHead': own(),
  'profile.removeHead': own(),
  'profile.head': hidden(({ headFileId }) => ({ fileId: headFileId })),
};
