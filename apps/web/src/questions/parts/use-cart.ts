import { useQueryClient } from '@tanstack/react-query';
import { questionsEvents } from '@zhibi/contract/events/questions';
import { type Cart, questionsApi } from '@zhibi/contract/questions';
import { keyOf, refresh, useRead, useWrite } from '../../platform/api.js';
import { useEvent } from '../../platform/events/use-event.js';
import { duplicates } from './duplicates.js';

/** The teacher's cart in a subject, and what may be done with it. Every answer of the server is the cart as it is now. */
export function useCart(subjectId: number) {
  const queries = useQueryClient();
  const cart = useRead(questionsApi.cart, { subjectId });
  // Another browser of the same teacher has changed it.
  useEvent(questionsEvents.cart, (news) => {
    if (news.subjectId === subjectId) void refresh(queries, [questionsApi.cart]);
  });
  const keep = (now: Cart) => queries.setQueryData(keyOf(questionsApi.cart, { subjectId }), now);
  const add = useWrite(questionsApi.addToCart, [], {
    onDone: keep,
    handles: ['duplicate'],
    onRefused: (refusal) => {
      if (refusal.reason !== 'duplicate') return;
      duplicates.notify(refusal.message);
      void refresh(queries, [questionsApi.cart]); // another tab has put it there
    },
  });
  const remove = useWrite(questionsApi.removeFromCart, [], { onDone: keep });
  const chosen = new Set(cart.data?.groups.flatMap(({ quesIds }) => quesIds));
  const busy = new Set([
    ...(add.isPending ? [add.variables.questionId] : []),
    ...(remove.isPending ? remove.variables.questionIds : []),
  ]);
  return { cart: cart.data, chosen, busy, add, remove };
}
