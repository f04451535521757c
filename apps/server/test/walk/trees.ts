import { JUNIOR_MATHS } from '../school.js';
import { hidden, own, type WalkRows } from './meeting.js';

const uuid = '01890000-0000-7000-8000-000000000000';
/** The trees are everybody's and nobody's school: no id of another school leads anywhere here. */
const of = { kind: 'chapter', textbookId: uuid };
const book = { subjectId: JUNIOR_MATHS, gid: 8, volume: '上册', edition: '巡查版', title: '八年级上册' };
const node = { of, revision: 0, nodeId: uuid };

export const rows: WalkRows = {
  'trees.subjects': own(),
  'trees.books': own(),
  'trees.book': hidden(() => ({ textbookId: uuid })),
  'trees.bookNames': own(() => ({ subjectId: JUNIOR_MATHS })),
  'trees.exportBooks': own(() => ({ format: 'csv' })),
  'trees.retireBook': hidden(() => ({ textbookId: uuid, revision: 0 })),
  'trees.restoreBook': hidden(() => ({ textbookId: uuid, revision: 0 })),
  'trees.bookSchools': hidden(() => ({ textbookId: uuid })),
  'trees.exportBookSchools': hidden(() => ({ textbookId: uuid, format: 'csv' })),
  'trees.giveBook': hidden(() => ({ textbookId: uuid, schoolIds: [uuid] })),
  'trees.takeBook': hidden(() => ({ textbookId: uuid, schoolIds: [uuid] })),
  'trees.undoBookSchools': hidden(() => ({ undoId: uuid })),
  'trees.lesson': hidden(() => ({ textbookId: uuid, nodeId: uuid })),
  'trees.saveLesson': hidden(() => ({ ...node, hours: 1, words: [], points: [] })),
  'trees.checkTree': hidden(() => ({ of })),
  'trees.exportCheck': hidden(() => ({ textbookId: uuid, format: 'csv' })),
  'trees.saveBook': own(() => ({ revision: 0, book })),
  'trees.cloneBook': hidden(() => ({ textbookId: uuid, book: { ...book, edition: '另一版' }, withQuestions: false })),
  'trees.compareBooks': hidden(() => ({ olderId: uuid, newerId: uuid })),
  'trees.putCover': own(() => ({})),
  'trees.cover': hidden(() => ({ coverId: uuid })),
  'trees.removeBook': hidden(() => ({ textbookId: uuid, revision: 0 })),
  'trees.tree': hidden(() => ({ of })),
  'trees.addNode': hidden(() => ({ of, revision: 0, parentId: null, title: 'x' })),
  'trees.renameNode': hidden(() => ({ ...node, title: 'x' })),
  'trees.moveNode': hidden(() => ({ ...node, parentId: null, beforeId: null })),
  'trees.setNeeds': hidden(() => ({ ...node, of: { kind: 'knowledge', subjectId: 9999 }, needs: [] })),
  'trees.touched': hidden(() => ({ of, nodeId: uuid })),
  'trees.removeNode': hidden(() => node),
  'trees.undoRemoval': hidden(() => ({ undoId: uuid })),
  'trees.readOutline': own(() => ({})),
  'trees.tryOutline': hidden(() => ({ of, outline: 'x' })),
  'trees.applyOutline': hidden(() => ({ of, revision: 0, outline: 'x' })),
  'trees.exportTree': hidden(() => ({ textbookId: uuid, format: 'csv' })),
};
