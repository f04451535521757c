import { JUNIOR_ENGLISH, JUNIOR_MATHS } from '../school.js';
import { hidden, own, type WalkRows } from './meeting.js';

const span = { from: 2, to: 9, step: 1 };
const sheet = {
  subjectId: JUNIOR_MATHS,
  title: 'x',
  sheet: { groups: [{ kind: 'multiply', count: 3, first: span, second: span }], twins: false, seed: 1 },
  print: { columns: 4, numbered: true, minutes: null },
};

const words = {
  subjectId: JUNIOR_ENGLISH,
  title: 'x',
  words: [{ wordId: null, word: 'pen', reading: null }],
  print: { way: 'english', grid: 'tian', cellMm: 14, rows: 1, pinyin: false },
};

const card = hidden(({ paperId }) => ({ paperId }));
const ofRevision = hidden(({ paperId }) => ({ paperId, revision: 1 }));
const ground = hidden(({ paperId }) => ({ groundId: paperId }));
const emptyCard = {
  pageSize: 'A4',
  columns: 1,
  duplex: false,
  sealLine: false,
  numberWay: 'qr',
  digits: 8,
  scored: false,
  lined: false,
  notes: [],
  questions: [],
  blocks: [],
};

/** Sheets of practice are made of nothing that is anybody's; papers of the library are a school's own. */
export const rows: WalkRows = {
  'arithmetic.preview': own(() => sheet),
  'arithmetic.create': own(() => sheet),
  'characters.lessons': own(() => ({ subjectId: JUNIOR_ENGLISH })),
  'characters.preview': own(() => words),
  'characters.create': own(() => words),
  'library.list': own(() => ({ subjectId: JUNIOR_MATHS, shelf: 'school' })),
  'library.detail': hidden(({ paperId }) => ({ paperId })),
  'library.duplicate': hidden(({ paperId }) => ({ paperId, title: 'x' })),
  'library.adapt': hidden(({ paperId, questionId }) => ({ paperId, title: 'x', items: [{ itemId: questionId }] })),
  'library.share': hidden(({ paperId }) => ({ paperId, shared: true })),
  'library.archive': hidden(({ paperId }) => ({ paperId, archived: true })),
  'library.ofSchool': own(),
  'library.recordOfSchool': hidden(({ paperId }) => ({ paperId })),
  'library.pageOfSchool': hidden(({ paperId }) => ({ paperId, revision: 1, page: 1 })),
  'areas.open': hidden(({ paperId }) => ({ paperId })),
  'areas.page': hidden(({ paperId }) => ({ paperId, revision: 1, page: 1 })),
  'areas.propose': hidden(({ paperId }) => ({ paperId, revision: 1, source: 'layout' })),
  'areas.save': hidden(({ paperId, revision }) => ({ paperId, revision, areas: [] })),
  'areas.check': hidden(({ paperId, revision }) => ({ paperId, revision, verdict: 'confirmed' })),
  'areas.queue': own(),
  'areas.exportQueue': own(() => ({ format: 'csv' })),
  'cards.make': card,
  'cards.create': own(() => ({
    subjectId: JUNIOR_MATHS,
    title: 'x',
    groups: [{ kind: 'single', count: 3, score: 2 }],
  })),
  'cards.list': own(() => ({ subjectId: JUNIOR_MATHS })),
  'cards.open': card,
  'cards.save': hidden(({ paperId }) => ({ paperId, revision: 1, title: 'x', design: emptyCard })),
  'cards.renew': ofRevision,
  'cards.test': ofRevision,
  'cards.picture': hidden(({ paperId }) => ({ paperId, copy: 1 })),
  'cards.release': ofRevision,
  'cards.pdf': card,
  'cards.templates': own(),
  'cards.keepTemplate': hidden(({ paperId }) => ({ paperId, name: 'x' })),
  'cards.removeTemplate': hidden(({ paperId }) => ({ templateId: paperId })),
  'project.export': hidden(({ paperId }) => ({ paperId })),
  'project.preview': own(),
  'project.import': own(),
  'ground.upload': own(),
  'ground.list': own(() => ({ subjectId: JUNIOR_MATHS })),
  'ground.open': ground,
  'ground.picture': hidden(({ paperId }) => ({ groundId: paperId, page: 1 })),
  'ground.save': hidden(({ paperId }) => ({ groundId: paperId, revision: 1, title: 'x', questions: [] })),
  'ground.turn': hidden(({ paperId }) => ({ groundId: paperId, revision: 1, page: 1, by: '90' })),
  'ground.make': hidden(({ paperId }) => ({ groundId: paperId, revision: 1 })),
  'ground.remove': ground,
  'forms.list': hidden(({ classId }) => ({ classId })),
  'forms.set': hidden(({ classId, studentId }) => ({ classId, studentId, form: 'large' })),
};
