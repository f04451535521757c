import { questionsApi } from '@zhibi/contract/questions';
import type { House } from '../platform/house.js';
import type { TaskList } from '../platform/jobs/index.js';
import { mount } from '../platform/mount.js';
import { addToCart } from './add-to-cart.js';
import { cartQuestions, deleteFromCart } from './cart-store.js';
import { exchangeRoutes } from './exchange/routes.js';
import { exchangeTasks } from './exchange/tasks.js';
import { cartView } from './rules.js';
import { searchQuestions } from './search-store.js';
import { findShown } from './store.js';
import { treesOfSubject } from './tree-store.js';

export const questionRoutes = (house: House) => {
  exchangeRoutes(house);
  mount(house, questionsApi.trees, ({ db }, { subjectId }) => treesOfSubject(db, subjectId));
  mount(house, questionsApi.search, ({ db, actor }, input) => searchQuestions(db, actor, input));
  mount(house, questionsApi.detail, async ({ db, actor }, { questionIds }) => {
    const byId = await findShown(db, actor, questionIds);
    return { items: questionIds.flatMap((id) => byId.get(id) ?? []) };
  });
  mount(house, questionsApi.cart, async ({ db, actor }, { subjectId }) =>
    cartView(subjectId, await cartQuestions(db, actor, subjectId)),
  );
  mount(house, questionsApi.addToCart, ({ db, actor }, input) => addToCart(db, actor, input));
  mount(house, questionsApi.removeFromCart, async ({ db, actor }, { subjectId, questionIds }) => {
    await deleteFromCart(db, actor, subjectId, questionIds.length === 0 ? 'all' : questionIds);
    return cartView(subjectId, await cartQuestions(db, actor, subjectId));
  });
};

/** The background work of this domain. */
export const questionTasks = (house: House): TaskList => ({ ...exchangeTasks(house) });
