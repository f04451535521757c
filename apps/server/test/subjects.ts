export const JUNIOR_MATHS = 202;
export const JUNIOR_ENGLISH = 203;

export const subjects = [
  { subjectId: 101, subjectMainId: 1, stage: 1 as const, name: '小学语文' },
  { subjectId: 102, subjectMainId: 2, stage: 1 as const, name: '小学数学' },
  { subjectId: JUNIOR_MATHS, subjectMainId: 2, stage: 2 as const, name: '初中数学' },
  { subjectId: JUNIOR_ENGLISH, subjectMainId: 3, stage: 2 as const, name: '初中英语' },
];
