export const finding = {
  pages: {
    passed: 'Pages fit the copies',
    wrong: '{{count}} pages too many or too few',
    wrong_one: '{{count}} page too many or too few',
  },
  size: {
    passed: 'All pages have the right size',
    wrong: '{{count}} pages have another size',
    wrong_one: '{{count}} page has another size',
  },
  fonts: {
    passed: 'All fonts are in the file',
    wrong: '{{count}} fonts are not in the file',
    wrong_one: '{{count}} font is not in the file',
  },
  ledger: { passed: 'Every page has a code of its own', wrong: '{{count}} page codes missing or doubled' },
  duplicates: {
    passed: 'One copy each',
    wrong: '{{count}} students have two copies',
    wrong_one: '{{count}} student has two copies',
  },
  missing: {
    passed: 'Everybody of the class has one',
    wrong: '{{count}} students have no copy',
    wrong_one: '{{count}} student has no copy',
  },
  left: {
    passed: 'Nobody has left the class',
    wrong: '{{count}} students have left the class',
    wrong_one: '{{count}} student has left the class',
  },
} as const;
