const names = [
  'question',
  'subjective',
  'single-choice',
  'true-false',
  'fill-in',
  'multiple-choice',
  'oral-arithmetic',
  'calligraphy',
  'writing',
] as const;

/** The area types 0-8 of the specification as keys of their words. */
export const areaName = (type: number): (typeof names)[number] => names[type] ?? 'question';
