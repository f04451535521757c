import { readMp4 } from './mp4.js';
import { readWebm, type Sound } from './webm.js';

/** What a recording is by its content: its name and what the browser calls it are not asked. Undefined where it is no recording. */
export const readSound = (bytes: Uint8Array): Sound | undefined => readWebm(bytes) ?? readMp4(bytes);
