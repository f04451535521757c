import { answering } from '../../platform/threads/answering.js';
import { groupInks } from './group-inks.js';

export const group = answering(groupInks);
