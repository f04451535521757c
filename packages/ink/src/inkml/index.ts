export { type InkPlace, placeInk, usualPlace } from './place-ink.js';
export { type InkMLReading, type InkMLRefusal, inkmlLimits, readInkML } from './read-inkml.js';
