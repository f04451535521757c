import { isComparedKey, keysOf } from '@zhibi/contract/marking/answer-keys';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { Actor } from '@zhibi/contract/session';
import { type GivenTo, mayRun } from '../../homework/index.js';

/** A key counts for every class of a homework: whoever teaches all of them may change it, of a question that a machine marks. */
export const mayChangeKey = (
  actor: Actor,
  homework: GivenTo,
  { body, optional }: { body: QuestionBody; optional?: unknown },
): boolean => mayRun(actor, homework) && optional === undefined && keysOf(body).some(isComparedKey);
