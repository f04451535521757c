/** What a student reads of homework, as a child and later. */
export const student = {
  until: 'by {{when}}',
  ofDay: 'from {{day}}',
  collected: 'collected early, {{when}}',
  all: 'All',
  child: {
    toWrite: 'To do',
    inHand: 'With your teacher',
    assigned: 'Not begun',
    writing: 'Writing',
    catchUp: 'You can still do it',
    handedIn: 'Handed in',
    new: 'It is back',
    seen: 'Looked at',
    missed: 'Not handed in',
    how: 'Write on the paper you got. Your teacher collects it.',
    howLate: 'Write it on paper and give it to your teacher.',
    allDone: 'All done',
    allDoneHint: 'New homework shows up here.',
  },
  teen: {
    toWrite: 'Due',
    inHand: 'Being marked',
    assigned: 'Not started',
    writing: 'In progress',
    catchUp: 'Late, still accepted',
    handedIn: 'Handed in',
    new: 'Returned',
    seen: 'Viewed',
    missed: 'Missed',
    how: 'Write on your printed copy; it is collected at the deadline.',
    howLate: 'The deadline has passed; late work is still accepted.',
    allDone: 'Nothing due',
    allDoneHint: 'New homework appears here.',
  },
} as const;

export const notices = {
  title: 'News',
  some: 'News: {{count}} new',
  none: 'Nothing new',
  hint: {
    child: 'New homework and papers that are back show up here',
    teen: 'New and returned homework appears here',
  },
} as const;
