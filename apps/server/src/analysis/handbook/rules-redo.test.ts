import { expect, it } from 'vitest';
import { redoStateOf } from './rules-redo.js';

const two = { wrong: 2, right: 0 };

it.each([
  ['nothing was given yet', [], two, 'none'],
  ['all is redone right', [{ making: 'ready', status: 'released' }], { wrong: 2, right: 2 }, 'redone'],
  ['some is still wrong', [{ making: 'ready', status: 'released' }], { wrong: 2, right: 1 }, 'none'],
  ['it is being made', [{ making: 'waiting', status: undefined }], two, 'open'],
  ['it could not be made', [{ making: 'failed', status: undefined }], two, 'none'],
  ['it could not be made for all, and lies before this one', [{ making: 'failed', status: 'assigned' }], two, 'open'],
  ['it is being written', [{ making: 'ready', status: 'writing' }], two, 'open'],
  ['it waits to be marked', [{ making: 'ready', status: 'handed-in' }], two, 'with-teacher'],
  ['it is marked and not given back', [{ making: 'ready', status: 'marked' }], two, 'with-teacher'],
  ['it was never handed in', [{ making: 'ready', status: 'absent' }], two, 'none'],
] as const)('where %s, a student stands there', (_, copies, counts, state) => {
  expect(redoStateOf(copies, counts)).toBe(state);
});
