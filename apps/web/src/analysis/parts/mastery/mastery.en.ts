export const mastery = {
  open: 'Can mastery be trusted?',
  title: 'Back-test of mastery',
  note: 'Every night the older answers foretell the newest fifth, beside the average score rate of the class on the same knowledge point',
  none: 'No back-test yet',
  noneHint: 'It stands here the day after enough answers of a subject went back (at least 200 to foretell)',
  better: 'Better than the average of the class: reports and recommendations show mastery',
  worse:
    'No better than the average of the class, or off by more than 0.1: reports and recommendations show score rates',
  basis: '{{day}} · foretold {{answers, counted(one: answer)}} of {{students, counted(one: student)}}',
  table: { by: 'Foretold by', area: 'AUC', calibration: 'Calibration error' },
  model: 'Model of mastery',
  average: 'Average of the class',
  formula: {
    area: 'How often, of a right and a wrong answer drawn by lot, the right one was expected more; 0.5 is guessing, 1 is never wrong',
    calibration:
      'The expected chances in ten steps: their distance from the score rate that came, averaged over answers; less is better, above 0.1 it is not used',
  },
  ofClass: 'Mastery {{chance}}, 80% interval {{from}}–{{to}}',
  columns: { chance: 'Mastery today', from: 'Mastery from', to: 'Mastery to' },
  columnFormula:
    'The chance of a right answer today that the model sees in all homework given back, averaged over the class; with its 80% interval',
  legend: '◇ is mastery today',
};
