export { mapPictures } from './map-pictures.js';
export {
  type Exchanged,
  type Facts,
  type Limits,
  type Lost,
  type Picture,
  type Pictures,
  type ReadQuestion,
  type ReadResult,
  type Skipped,
  usualLimits,
  type Written,
} from './model.js';
export { readQuestions, writeQuestions } from './read-write.js';
