import { useSession } from '../../platform/session-store.js';
import { en } from './words.en.js';
import { type Words, zh } from './words.zh.js';

/** The words of the manual's frame in the language of the interface. */
export const useWords = (): Words => (useSession().language === 'en' ? en : zh);
