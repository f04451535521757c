export * from './apply-changes.js';
export * from './blueprint.js';
export * from './outcome.js';
