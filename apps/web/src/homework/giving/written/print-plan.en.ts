/** Before homework is given: what printing takes. */
export const printPlan = {
  title: 'Printing',
  sheets:
    '{{copies, counted(one: copy; other: copies)}} of {{pages, counted(one: page)}}, {{sheets, counted(one: sheet)}} of paper',
  cost: 'about {{cost}} yuan',
  range: 'about {{least}}–{{most}} yuan',
  noPrice: 'no price yet',
  arrives: 'Sent to be printed now, there on {{day}} at the earliest',
  ordered: 'Sent to be printed, wanted by {{when}}',
  here: 'Printed, and in the school',
  late: 'The copies come too late: the homework begins {{opens}}, they are there by {{when}}',
  lateHint: 'Let students answer on the screen meanwhile, or begin later. Who prints at school need not mind.',
  later: 'Begin on {{day}}',
  screen: 'Students press “Answer on the screen” in their homework; nobody waits for paper',
  unknown: 'What printing costs and takes is not known at the moment',
} as const;
