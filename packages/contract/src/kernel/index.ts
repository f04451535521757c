export * from './access.js';
export * from './endpoint.js';
export * from './field-rules.js';
export * from './fields.js';
export * from './problem.js';
export * from './rich-text.js';
export * from './roles.js';
export * from './time.js';
