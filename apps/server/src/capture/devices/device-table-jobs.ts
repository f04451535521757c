import { answering } from '../../platform/threads/answering.js';
import { readTable } from './read-table.js';

export const read = answering(readTable);
