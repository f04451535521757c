export { CERTAIN_BOX, type JudgedBox, type ScanDoubt, type ScannedChoice } from './boxes/decide-choice.js';
export type { BoxState } from './boxes/judge.js';
export { choicesOf, readChoices } from './boxes/read-choices.js';
export { type FrameRefusal, findPage, type PageFrame } from './frame/find-page.js';
export { type Homography, mapped, type Point } from './frame/homography.js';
export { type CodePlaces, type IdentityDoubt, identifyPage, type PageIdentity } from './identity/identify-page.js';
export { type GreyImage, workingImage } from './image/grey-image.js';
