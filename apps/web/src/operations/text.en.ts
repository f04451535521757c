import type { SameTexts } from '../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {
  damage: {
    title: 'Files damaged on the server: {{count}}. Put them back from a backup',
    missing: 'gone',
    shortened: 'incomplete',
    changed: 'changed',
    and: ', ',
  },
  upgrade: {
    title: 'The system is being upgraded',
    hint: 'It cannot be used for a while. We are sorry for the interruption.',
    until: 'Back at about {{time}}',
    soon: 'Almost done: a moment, please',
    drafts: 'Please keep this page open: what you were filling in is kept, and you return to your page by itself.',
    announced: 'The system will be upgraded from {{from}} to {{to}} and cannot be used then: please plan for it',
  },
} as const satisfies SameTexts<typeof zh>;
