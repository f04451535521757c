export { mayMakeBooklets as mayGiveSets } from '../handbook/policy.js';
export { mayReadResults as mayReadSets } from '../policy.js';
