import { answering } from '../../platform/threads/answering.js';
import { outlineOfFile } from './outline-file.js';

export const read = answering(outlineOfFile);
