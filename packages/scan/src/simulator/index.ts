export { type BesideKind, besideKinds, markAndWriteBeside } from './beside.js';
export type { Canvas } from './canvas.js';
export { filmCards } from './card-film.js';
export {
  anyChoices,
  type CardScene,
  type Choice,
  drawScene,
  type HeldCard,
  type SceneManner,
  type SceneName,
  sceneManners,
} from './card-scene.js';
export { type Defect, defects } from './defects.js';
export { scanned } from './distort.js';
export { type BoxAct, type FilledSheet, fillSheet } from './fill-sheet.js';
export { filmOf } from './film.js';
export { photographed, type Shot } from './photograph.js';
export {
  defectOf,
  type PrintedPage,
  type ReadBackFamily,
  type ReadBackFault,
  type ReadBackResult,
  readBackFamilies,
  readBackPage,
} from './read-back.js';
export { drawSheet, type Sheet, sheetGeometry } from './sheet.js';
export { writeDigits } from './write-digits.js';
