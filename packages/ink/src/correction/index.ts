export { type CorrectedItem, type CorrectionDoubt, type ItemCorrection, readCorrection } from './read-correction.js';
export { CERTAIN_CORRECTION, type Meaning } from './teacher-mark.js';
