import { newId } from '../../src/platform/ids.js';
import { hidden, own, type WalkRows } from './meeting.js';

const homework = hidden(({ homeworkId }) => ({ homeworkId }));

export const rows: WalkRows = {
  'capture.ways': homework,
  'onScreen.form': homework,
  'onScreen.begun': own(({ homeworkId }) => ({ homeworkIds: [homeworkId] })),
  'onScreen.save': hidden(({ homeworkId }) => ({
    homeworkId,
    items: [{ itemId: newId(), given: [{ areaId: 'a', words: 'x' }], seconds: 1, ageSeconds: 0 }],
  })),
  'onScreen.handIn': homework,
};
