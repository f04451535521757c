import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id } from '../../kernel/index.js';
import { ChangedKeys, KeyHistory, Keys, Rescoring } from './model.js';
import { keyReasons } from './reasons.js';

export * from './keys-of.js';
export * from './model.js';

const ItemId = z.object({ homeworkId: Id, itemId: Id });

/** The key of a question that turns out to be wrong while it is marked, or after: whom it changes is seen before. */
export const keysApi = {
  history: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/key/history',
    access: forTeachers,
    summary: 'How the key of a question was changed in a homework, the newest first, and what may be done',
    input: ItemId,
    output: KeyHistory,
  }),
  preview: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/key/preview',
    access: forTeachers,
    summary:
      'Whose score another key would change, from what to what, and which scores of persons would stay as they are; also by the key before the newest change',
    input: ItemId.extend({ keys: Keys }),
    output: Rescoring,
    reasons: keyReasons,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/marking/key/change',
    access: forTeachers,
    summary:
      "Changes the key of a question in a homework and scores anew what a machine scored, as it was previewed; each change is in the ledger, a person's score stays",
    input: ItemId.extend({ keys: Keys, seen: z.string().max(64) }),
    output: ChangedKeys,
    reasons: keyReasons,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/marking/key/undo',
    access: forTeachers,
    summary:
      'Takes the newest change of a key back, as it was previewed: the key before counts again, and what a machine scored is scored by it',
    input: ItemId.extend({ changeId: Id, seen: z.string().max(64) }),
    output: ChangedKeys,
    reasons: keyReasons,
  }),
} satisfies Api;
