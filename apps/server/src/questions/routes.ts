import { questionsApi } from '@zhibi/contract/questions';
import type { TaskList } from '../platform/jobs/index.js';
import { mount } from '../platform/mount.js';
import type { Services } from '../platform/services.js';
import { asOwner } from '../session/index.js';
import { bookTasks } from './books/fill/tasks.js';
import type { LaterPapers } from './books/later-papers.js';
import { bookRoutes } from './books/routes.js';
import { addToCart } from './cart/add-to-cart.js';
import { removeFromCart } from './cart/remove-from-cart.js';
import { cartView } from './cart/rules.js';
import { cartQuestions } from './cart/store.js';
import { exchangeRoutes } from './exchange/routes.js';
import { exchangeTasks } from './exchange/tasks.js';
import { nearDuplicates, questionsLike } from './finding/near-duplicates.js';
import { asFinder } from './finding/policy.js';
import { searchQuestions } from './finding/search-questions.js';
import { findingTasks, spellingRepeated } from './finding/spell-topics.js';
import { facetsOf } from './finding/store.js';
import { partnerRoutes } from './partners/routes.js';
import { practiceRoutes } from './practice/routes.js';
import { type AnswersOfHomework, statisticsRepeated, statisticsTasks } from './statistics/count-answers.js';
import { statisticsRoutes } from './statistics/routes.js';
import { findShown } from './store.js';
import { treesOfSubject } from './trees/store.js';
import { variantRoutes } from './variants/routes.js';

export const questionRoutes = (later: LaterPapers) => (services: Services) => {
  exchangeRoutes(services);
  statisticsRoutes(services);
  partnerRoutes(services);
  practiceRoutes(services);
  variantRoutes(services);
  bookRoutes(services, later);
  mount(services, questionsApi.trees, ({ db, actor }, input) =>
    treesOfSubject(db, { ...input, schoolId: actor.schoolId }),
  );
  mount(services, questionsApi.search, ({ db, actor }, input) => searchQuestions(db, asFinder(actor), input));
  mount(services, questionsApi.facets, ({ db, actor }, { subjectId }) => facetsOf(db, asFinder(actor), subjectId));
  mount(services, questionsApi.similar, async ({ db, actor }, { questionId }) => ({
    items: await questionsLike(db, asFinder(actor), questionId),
  }));
  mount(services, questionsApi.duplicates, async ({ db, actor }, input) => ({
    items: await nearDuplicates(db, asOwner(actor), input),
  }));
  mount(services, questionsApi.detail, async ({ db, actor }, { questionIds }) => {
    const byId = await findShown(db, asFinder(actor), questionIds);
    return { items: questionIds.flatMap((id) => byId.get(id) ?? []) };
  });
  mount(services, questionsApi.cart, async ({ db, actor }, { subjectId }) =>
    cartView(subjectId, await cartQuestions(db, asOwner(actor), subjectId)),
  );
  mount(services, questionsApi.addToCart, ({ db, actor }, input) => addToCart(db, asOwner(actor), input));
  mount(services, questionsApi.removeFromCart, ({ db, actor }, input) => removeFromCart(db, asOwner(actor), input));
};

/** The background work of this domain; what it asks of the domains after it comes from `app`. */
export const questionTasks = (services: Services, later: { answersOfHomework: AnswersOfHomework }): TaskList => ({
  ...findingTasks(services),
  ...exchangeTasks(services),
  ...bookTasks(services),
  ...statisticsTasks(services, later.answersOfHomework),
});

/** Of it, what every process does when it starts and once a minute. */
export const questionRepeated: readonly string[] = [...spellingRepeated, ...statisticsRepeated];
