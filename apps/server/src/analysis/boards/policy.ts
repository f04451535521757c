import type { Actor } from '@zhibi/contract/session';
import { isLeader } from '../../people/index.js';

/** What hangs in the hall is the leaders' of the school to decide. */
export const mayRunWalls = (actor: Actor): boolean => isLeader(actor) && actor.schoolId !== '';
