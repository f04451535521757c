export const giving = {
  forWhom: 'For whom',
  nobody: 'Please choose who gets it',
  kind: { everybody: 'Whole classes', layers: 'By layer', groups: 'Groups', students: 'Some students' },
  layer: { A: 'Layer A', B: 'Layer B', C: 'Layer C', none: 'In no layer' },
  students: '{{count}} students',
  students_one: '{{count}} student',
  thisPaper: 'This paper',
  noPaper: 'Nothing',
  noGroups: 'This class has no groups yet',
  studentsOf: 'Students of {{class}}',
  chooseStudents: 'Choose students',
  joiners: 'Students who join before it ends get it too',
  task: 'Task',
  taskOf: {
    written: 'Written',
    pen: 'Pen and paper',
    dictation: 'Dictation',
    calligraphy: 'Calligraphy',
    combined: 'Combined',
  },
  like: 'Same as last time',
};

export const load = {
  title: 'Homework time of the week',
  minutes: 'Minutes',
  sum: '{{class}}: {{minutes}} minutes on this day',
  within: '{{class}}: {{minutes}} minutes on this day, of {{limit}} at most',
  over: '{{class}} would have {{minutes}} minutes on this day, more than {{limit}}',
  pick: 'Take this day',
  picked: 'Chosen',
  tooMuch: 'This day would hold too much: another day has room',
  reason: 'If it must be this day, say why',
  reasonNeeded: 'Please give a reason',
  whoReads: 'The leaders of the school read it, and it stands in the public notice of the class.',
  usual: {
    review: 'It is discussed the next day',
    missed: 'For a lesson that was cancelled',
    some: 'For some students only',
  },
};

export const types = {
  title: 'Give homework',
  note: 'Choose a kind; then for whom and when',
  others: 'Other kinds',
  go: 'Begin',
  of: {
    like: { name: 'Same as last time', hint: 'The same classes and times, another paper' },
    paper: { name: 'A paper', hint: 'Papers, tests and guided studies that are made' },
    practice: { name: 'Practice of a lesson', hint: 'Lesson by lesson, by layers too' },
    school: { name: 'Exercise book of the school', hint: 'Some of its pages' },
    aid: { name: 'Teaching aid', hint: 'Some of its pages' },
    characters: { name: 'Characters and arithmetic', hint: 'Sheets to copy, dictation, sums' },
    auto: { name: 'By a blueprint', hint: 'Say what it must be; questions are chosen' },
  },
};
