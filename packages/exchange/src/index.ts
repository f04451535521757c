export type { ByteFormat } from './forms.js';
export { guessFormat } from './guess-format.js';
export type { MediaLack } from './html/media-type.js';
export { chineseName, lineAnswer, typedTexts } from './key-text.js';
export { mapPictures } from './map-pictures.js';
export {
  type Exchanged,
  type Facts,
  type Limits,
  type Lost,
  type MediaFile,
  type MediaFiles,
  type ReadQuestion,
  type ReadResult,
  type Skipped,
  usualLimits,
  type Written,
  whyUnreadable,
} from './model.js';
export { type NearInFile, nearInFile, threesOf } from './near-in-file.js';
export { typeNameOf } from './question-collector.js';
export { readText } from './read-text.js';
export { asReadResult, lostIn, readQuestions, writeQuestions } from './read-write.js';
export { encodeTable, isAskedColumn, isKahoot, readKahoot, readTable, tableTitles } from './table/index.js';
export { type WordPaper, writeWordPaper } from './word-paper/index.js';
