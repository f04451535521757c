export * from './model.js';
export * from './reasons.js';
