import { answering } from '../../platform/threads/answering.js';
import { readCopy } from './copy-to-read.js';

export const read = answering(readCopy);
