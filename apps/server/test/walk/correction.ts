import { hidden, own, type WalkRows } from './meeting.js';

const keys = [{ kind: 'choice', labels: ['A'] }];

export const rows: WalkRows = {
  'answerKeys.history': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId })),
  'answerKeys.preview': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId, keys })),
  'answerKeys.change': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId, keys, seen: '' })),
  'answerKeys.undo': hidden(({ homeworkId, itemId, answerId }) => ({
    homeworkId,
    itemId,
    changeId: answerId,
    seen: '',
  })),
  'rubrics.used': hidden(({ homeworkId }) => ({ homeworkId })),
  'rubrics.history': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId })),
  'rubrics.preview': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId, criteria: [] })),
  'rubrics.save': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId, criteria: [], revision: 0, seen: '' })),
  'rubrics.results': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId })),
  'annotations.list': hidden(({ homeworkId, studentId }) => ({ homeworkId, studentIds: [studentId] })),
  'annotations.put': hidden(({ homeworkId, studentId, answerId }) => ({
    homeworkId,
    studentId,
    acts: [{ annotationId: answerId, version: 1, page: 1, mark: null }],
  })),
  'annotations.own': hidden(({ homeworkId }) => ({ homeworkId })),
  'annotations.ownPdf': hidden(({ homeworkId }) => ({ homeworkId })),
  'annotations.pdf': hidden(({ homeworkId, studentId }) => ({ homeworkId, studentId })),
  // A code of another school is one that nobody knows, and says nothing more: see correction.test.ts.
  'penCorrection.page': own(() => ({ pageCode: '', codeRule: '' })),
  'penCorrection.answer': hidden(({ homeworkId, studentId, itemId }) => ({
    homeworkId,
    studentId,
    itemId,
    version: 1,
    score: 1,
  })),
  'penCorrection.undo': hidden(({ homeworkId, studentId, itemId }) => ({ homeworkId, studentId, itemId, version: 1 })),
};
