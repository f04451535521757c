import { session } from './session-store.js';

/** Names one after the other, with the comma of the language of the moment. */
export const listed = (names: readonly string[]): string => names.join(session.get().language === 'en' ? ', ' : '、');
