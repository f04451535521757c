/** The domains in domain order: calls go toward the start, news toward the end. */
export const domainOrder = [
  'session',
  'people',
  'disk',
  'questions',
  'papers',
  'printing',
  'homework',
  'capture',
  'marking',
  'analysis',
  'classroom',
  'assistant',
  'operations',
];

/** The engines, each allowed to use the earlier ones. */
export const engines = [
  'files',
  'content',
  'exchange',
  'assembly',
  'typeset',
  'ink',
  'scan',
  'grading',
  'mastery',
  'assistant',
];
