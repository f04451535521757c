import { hidden, own, type WalkRows } from './meeting.js';

/** No import of another is known by its id here: an id that nobody has looks the same. */
const importId = '01890000-0000-7000-8000-000000000000';
const ofImport = hidden(() => ({ importId }));
const question = { type: 'subjective', stem: 'x', options: [], answer: [], analysis: '', parts: [] };

export const rows: WalkRows = {
  'exchange.import': own(),
  'exchange.importInfo': ofImport,
  'exchange.imports': own(),
  'exchange.items': ofImport,
  'exchange.mend': hidden(() => ({ importId, position: 1, question })),
  'exchange.drop': hidden(() => ({ importId, position: 1 })),
  'exchange.settleNear': hidden(() => ({ importId, positions: [1], verdict: 'drop' })),
  'exchange.undo': ofImport,
  'exchange.export': hidden(({ questionId }) => ({ format: 'jsonl', ids: questionId })),
  'exchange.losses': hidden(({ questionId }) => ({ format: 'gift', questionIds: [questionId] })),
  'exchange.template': own(),
};
