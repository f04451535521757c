import { hidden, type WalkRows } from './meeting.js';

const template = { parameters: [], conditions: [], numbers: [], truths: [] };
const corners = [0, 1, 2, 3].map((k) => ({ x: k === 1 || k === 2 ? 1 : 0, y: k > 1 ? 1 : 0 }));

export const rows: WalkRows = {
  'variants.template': hidden(({ questionId }) => ({ questionId })),
  'variants.preview': hidden(({ questionId }) => ({ questionId, template })),
  'variants.save': hidden(({ questionId }) => ({ questionId, version: 1, revision: null, template })),
  'variants.remove': hidden(({ questionId }) => ({ questionId })),
  'variants.make': hidden(({ questionId }) => ({ questionId, count: 1 })),
  'otherNumbers.list': hidden(({ paperId }) => ({ paperId })),
  'otherNumbers.swap': hidden(({ paperId, revision, itemId }) => ({ paperId, revision, itemIds: [itemId], seed: 1 })),
  'otherNumbers.further': hidden(({ paperId }) => ({ paperId, papers: 1, seed: 1 })),
  'ground.came': hidden(({ paperId }) => ({ groundId: paperId, page: 1 })),
  'ground.tryCorners': hidden(({ paperId }) => ({ groundId: paperId, page: 1, corners })),
  'ground.setCorners': hidden(({ paperId }) => ({ groundId: paperId, revision: 1, page: 1, corners })),
};
