import { isComparedKey, keysOf } from '@zhibi/contract/marking/answer-keys';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { Actor } from '@zhibi/contract/session';
import { type GivenTo, mayRun } from '../../homework/index.js';

/** A rubric counts for every class of a homework: whoever teaches all of them may change it, of a question that persons mark. */
export const mayChangeRubric = (actor: Actor, homework: GivenTo, { body }: { body: QuestionBody }): boolean =>
  mayRun(actor, homework) && !keysOf(body).every(isComparedKey);
