import { zh as analysis } from '../analysis/text.zh.js';
import { zh as capture } from '../capture/text.zh.js';
import { zh as homework } from '../homework/text.zh.js';
import { zh as marking } from '../marking/text.zh.js';
import { zh as papers } from '../papers/text.zh.js';
import { zh as people } from '../people/text.zh.js';
import { zh as platform } from '../platform/text.zh.js';
import { zh as questions } from '../questions/text.zh.js';
import { zh as session } from '../session/text.zh.js';
import { zh as app } from './text.zh.js';

/** The words of every domain; each is a namespace of i18next. */
export const zh = { platform, app, session, people, questions, papers, homework, capture, marking, analysis };
