import { type ForeignIds, hidden, own, type WalkRows } from './meeting.js';

const homework = hidden(({ homeworkId }) => ({ homeworkId }));
const question = ({ homeworkId, itemId }: ForeignIds) => ({ homeworkId, itemId });
const one = ({ answerId }: ForeignIds) => ({ answerId, revision: 1 });

export const rows: WalkRows = {
  'rounds.list': homework,
  'rounds.set': hidden(({ homeworkId, itemId, accountId }) => ({
    homeworkId,
    items: [{ itemId, revision: 0 }],
    setting: { scorerIds: [accountId], scorersEach: 1, tolerance: 1, within: 'mean', arbiterId: null },
  })),
  'rounds.move': hidden((ids) => ({ ...question(ids), revision: 1, move: 'cancel' })),
  'rounds.gold': hidden((ids) => ({ ...question(ids), answerId: ids.answerId, score: 1 })),
  'rounds.mine': own(),
  'rounds.items': homework,
  'rounds.answers': hidden(question),
  'rounds.picture': hidden(({ homeworkId, answerId }) => ({
    homeworkId,
    studentId: answerId,
    areaId: 'q1',
    source: 'scan',
    version: 1,
  })),
  'rounds.score': hidden((ids) => ({ scores: [{ ...one(ids), score: 1 }] })),
  'rounds.undo': hidden(one),
  'rounds.differences': homework,
  'rounds.settle': hidden((ids) => ({ ...one(ids), score: 1 })),
  'rounds.export': hidden(({ homeworkId }) => ({ homeworkId, format: 'csv' })),
};
