export { mayMakeBooklets as mayGiveSets } from '../handbook/policy.js';
export { mayReadReport as mayReadSets } from '../policy.js';
