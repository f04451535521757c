export const board = {
  title: 'Lesson board',
  note: 'The homework of the last 14 days: what to discuss, what to ask for',
  show: { all: 'All', discuss: 'To discuss', collect: 'Not all in' },
  filterShow: 'Show',
  column: {
    name: 'Homework',
    end: 'Ends',
    handedIn: 'In',
    marked: 'Marked',
    mean: 'Mean',
    wrong: 'Most wrong, with score rates',
    actions: 'Actions',
  },
  waiting: 'When it is in',
  question: 'Question {{no}}: {{rate}}',
  remind: 'Remind',
  lecture: 'Lecture',
  none: 'No such homework in the last 14 days',
  noneHint: 'Choose another class or condition',
};

export const ofSchool = {
  title: 'Homework of the school',
  note: 'Done for the school; every step is recorded',
  teacher: 'Teacher',
  subject: 'Subject',
  minutes: '{{count}} minutes',
  minutes_one: '{{count}} minute',
  none: 'No homework meets this',
  noneHint: 'Choose another class or state',
};
