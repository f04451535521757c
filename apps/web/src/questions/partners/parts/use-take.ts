import { useQueryClient } from '@tanstack/react-query';
import { questionsApi } from '@zhibi/contract/questions';
import { partnersApi, type TakenQuestion } from '@zhibi/contract/questions/partners';
import { writingApi } from '@zhibi/contract/questions/writing';
import { useTranslation } from 'react-i18next';
import { refresh, useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { duplicates } from '../../parts/duplicates.js';

const changed = [
  partnersApi.banks,
  partnersApi.search,
  partnersApi.similar,
  partnersApi.paper,
  partnersApi.pageQuestions,
  writingApi.mine,
  questionsApi.cart,
];

/** Taking questions of a partner into the own bank or the cart, and saying what became of them. */
export function useTake() {
  const { t } = useTranslation('partners');
  const queries = useQueryClient();
  const say = (items: readonly TakenQuestion[], cart: boolean) => {
    const count = (outcome: TakenQuestion['outcome']) => items.filter((one) => one.outcome === outcome).length;
    const [added, skipped] = [count('added'), count('skipped')];
    if (skipped > 0) notify.warn(t('taken.skipped', { count: skipped, added: items.length - skipped }));
    else if (cart) notify.done(t('taken.cart'));
    else notify.done(added > 0 ? t('taken.added', { count: added }) : t('taken.kept'));
  };
  return useWrite(partnersApi.take, changed, {
    onDone: ({ items }, { cart }) => say(items, cart ?? false),
    handles: ['duplicate'],
    onRefused: (refusal) => {
      if (refusal.reason !== 'duplicate') return;
      duplicates.notify(refusal.message);
      void refresh(queries, [questionsApi.cart]); // another window has put it there
    },
  });
}
