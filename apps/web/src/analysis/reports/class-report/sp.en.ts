export const sp = {
  show: 'Show the S-P table',
  title: 'S-P table',
  note: 'Students from the best, questions from the easiest; 1 from 60% of the marks on, else 0. A number opens the answers, a name the paper',
  none: 'No paper is marked yet',
  noneHint: 'Who had which question right stands here once papers are marked',
  student: 'Student',
  right: 'Right',
  rightOf: 'Had it right',
  rightFormula: 'Questions with 60% of their marks or more',
  caution: 'Caution index',
  cautionFormula:
    "Sato's caution index: among the x easiest questions those missed, weighed by how many had them right, less those right beyond them, over (the sum for the x easiest − x × the mean); x is how many the student had right. 0 follows the order, from 0.5 on it is worth a look; none where everything or nothing is right",
  allUsual: 'No unusual answers: what is known lies on the easy side',
  odd: 'Unusual: {{students, counted(one: student)}} and {{questions, counted(one: question)}} (index from 0.5 on). Careless, guessed, or a faulty question?',
  legend: 'Blue line: S curve (right answers of each student); dashed: P curve (students who had each question right)',
};
