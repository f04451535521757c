import type { AssistantTurn } from '@zhibi/contract/assistant';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { type Conversation, turnsOf } from './store.js';

const MOST_TURNS = 100;

/** The own one: of this login, in the role in which the person acts. */
export const conversationOf = ({ schoolId, sessionId, role }: Actor): Conversation => ({ schoolId, sessionId, role });

/** What was asked and answered in this login, the oldest first. */
export async function showConversation(db: Db, actor: Actor, timeZone: string): Promise<AssistantTurn[]> {
  ensure(actor.schoolId !== '', 'not-found');
  const turns = await turnsOf(db, conversationOf(actor), MOST_TURNS);
  return turns
    .map(({ id, at, asked, answer, thumb }) => ({ turnId: id, at: toStamp(at, timeZone), asked, answer, thumb }))
    .reverse();
}
