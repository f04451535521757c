export type { Answer, History } from './answer.js';
export { backTest, type Member, type Trial } from './back-test.js';
export { usual, withDifficulties } from './fit-model.js';
export { afterAnswer, type Belief, estimate, type Model, newcomer, type Term, Z80 } from './model.js';
