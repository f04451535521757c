export type { Point } from '../frame/homography.js';
export type { GreyImage } from '../image/grey-image.js';
export { type SeenSheet, type SheetView, seeSheet } from './see-sheet.js';
