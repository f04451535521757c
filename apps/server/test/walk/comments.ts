import { JUNIOR_MATHS } from '../school.js';
import { hidden, own, type WalkRows } from './meeting.js';

const inSubject = own(() => ({ subjectId: JUNIOR_MATHS }));
/** Ids of no preset comment of this school: they are not found, whoever's they are. */
const presets = hidden(({ homeworkId }) => ({ presetIds: [homeworkId] }));

export const rows: WalkRows = {
  'comments.list': inSubject,
  'comments.tree': inSubject,
  'comments.forMarking': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId })),
  'comments.save': hidden(({ homeworkId }) => ({
    presetId: homeworkId,
    subjectId: JUNIOR_MATHS,
    questionType: null,
    cause: 'other',
    text: 'x',
    scoreEffect: null,
    scope: 'me',
  })),
  'comments.remove': presets,
  'comments.restore': presets,
  'comments.duplicates': inSubject,
  'comments.merge': hidden(({ homeworkId, paperId }) => ({ into: homeworkId, presetIds: [paperId] })),
  'comments.importPresets': own(() => ({ subjectId: JUNIOR_MATHS, how: 'try', file: Uint8Array.from([97]) })),
  'comments.exportPresets': own(() => ({ subjectId: JUNIOR_MATHS, format: 'csv' })),
};
