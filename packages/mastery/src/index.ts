export { fitModel } from './fit-model.js';
export { afterAnswer, type Belief, estimate, type Model, newcomer } from './model.js';
