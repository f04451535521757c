export type { GreyImage } from '../image/grey-image.js';
export { cardShape, codePath, edgeLetters, isCardNo, MAX_CARD } from './card-shape.js';
export { CardTally } from './card-tally.js';
export { type CardLetter, cardLetters } from './code.js';
export { type CardSeen, readCards } from './read-cards.js';
export type { CodeRead } from './read-code.js';
