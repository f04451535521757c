import { JUNIOR_MATHS } from '../school.js';
import { hidden, type WalkRows } from './meeting.js';

const topicId = '01890000-0000-7000-8000-000000000000';
const blueprint = {
  by: 'knowledge',
  topics: [{ topicId, share: null }],
  types: [{ type: 2, count: 1, score: 3 }],
  cells: [],
  eachTopic: null,
  minutes: null,
  difficulty: null,
  curve: null,
  sameSource: null,
  recentDays: 30,
  apart: true,
};

/** Topics are everybody's: what is a school's own are classes, questions and papers. */
export const rows: WalkRows = {
  'composing.bank': hidden(({ classId }) => ({
    subjectId: JUNIOR_MATHS,
    by: 'knowledge',
    topicIds: [topicId],
    classIds: [classId],
  })),
  'composing.tryOut': hidden(({ classId }) => ({ subjectId: JUNIOR_MATHS, blueprint, classIds: [classId] })),
  'composing.make': hidden(({ questionId }) => ({
    subjectId: JUNIOR_MATHS,
    blueprint,
    papers: [{ chosen: [{ questionId, topicId }] }],
  })),
  'composing.blueprint': hidden(({ paperId }) => ({ paperId })),
  'composing.table': hidden(({ paperId }) => ({ paperId, format: 'csv' })),
};
