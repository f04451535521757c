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
  carbon: {
    passed: 'No carbon black between the dots',
    wrong: '{{count}} places have carbon black: a pen cannot see the dots there',
    wrong_one: '{{count}} place has carbon black: a pen cannot see the dots there',
  },
  dots: {
    passed: 'Every page has its dots everywhere',
    wrong: '{{count}} pages have places with too few dots, too many, covered ones or none',
    wrong_one: '{{count}} page has places with too few dots, too many, covered ones or none',
  },
  edge: {
    passed: 'Nothing stands too near to an edge',
    wrong: '{{count}} places are too near to the edge: the machine cannot print there',
    wrong_one: '{{count}} place is too near to the edge: the machine cannot print there',
  },
  blank: {
    passed: 'No page is blank',
    wrong: '{{count}} pages have nothing on them',
    wrong_one: '{{count}} page has nothing on it',
  },
  odd: {
    passed: 'The pages fill their sheets',
    wrong: '{{count}} sides of each copy stay empty: its pages do not fill their sheets',
    wrong_one: '{{count}} side of each copy stays empty: its pages do not fill their sheets',
  },
  turned: {
    passed: 'Backs stand as fronts do',
    wrong: '{{count}} backs of each copy stand on their head: turn over the other edge',
    wrong_one: '{{count}} back of each copy stands on its head: turn over the other edge',
  },
  unread: {
    passed: 'Every page was looked at',
    wrong: 'The file is so large that ink and dots of {{count}} pages were not looked at',
    wrong_one: 'The file is so large that ink and dots of {{count}} page were not looked at',
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

/** As marks on a page call it. */
export const label = {
  pages: 'Pages',
  size: 'Size',
  fonts: 'Fonts',
  carbon: 'Carbon black',
  dots: 'Dots',
  edge: 'Edge',
  blank: 'Blank page',
  odd: 'Empty side',
  turned: 'Back on its head',
  unread: 'Not looked at',
  ledger: 'Page codes',
  duplicates: 'Twice',
  missing: 'Missing',
  left: 'Left',
} as const;
