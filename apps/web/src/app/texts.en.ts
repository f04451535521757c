import { en as analysis } from '../analysis/text.en.js';
import { en as capture } from '../capture/text.en.js';
import { en as homework } from '../homework/text.en.js';
import { en as marking } from '../marking/text.en.js';
import { en as papers } from '../papers/text.en.js';
import { en as people } from '../people/text.en.js';
import { en as platform } from '../platform/text.en.js';
import { en as questions } from '../questions/text.en.js';
import { en as session } from '../session/text.en.js';
import { en as app } from './text.en.js';

/** The words of every domain; each is a namespace of i18next. */
export const en = { platform, app, session, people, questions, papers, homework, capture, marking, analysis };
