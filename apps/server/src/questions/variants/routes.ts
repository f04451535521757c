import { variantsApi } from '@zhibi/contract/questions/variants';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { addToCart } from '../cart/add-to-cart.js';
import { takeVariants } from './make-variants.js';
import { previewVariants } from './preview-variants.js';
import { removeTemplate, saveTemplate } from './save-template.js';
import { showTemplate } from './show-template.js';

export const variantRoutes = (services: Services) => {
  const { clock } = services;
  mount(services, variantsApi.template, ({ db, actor }, { questionId }) => showTemplate(db, actor, questionId));
  mount(services, variantsApi.preview, ({ db, actor }, input) => previewVariants(db, actor, input));
  mount(services, variantsApi.save, ({ db, actor }, input) => saveTemplate(db, actor, input, clock.now()));
  mount(services, variantsApi.remove, async ({ db, actor }, { questionId }) => {
    await removeTemplate(db, actor, questionId);
    return {};
  });
  mount(services, variantsApi.make, async ({ db, actor }, { questionId, count, seed, intoCart }) => {
    const { subjectId, questionIds } = await takeVariants(db, actor, questionId, { count, seed });
    // Each is judged against the cart that the one before has left.
    if (intoCart) for (const id of questionIds) await addToCart(db, actor, { subjectId, questionId: id });
    return { questionIds };
  });
};
