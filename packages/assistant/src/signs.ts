/** What stands in a sentence where a name, a day or a number stood: the sentence is then the same whoever it is about. */
export const signs = {
  student: 'Ⓝ',
  schoolClass: 'Ⓒ',
  subject: 'Ⓢ',
  homework: 'Ⓗ',
  day: 'Ⓓ',
  minutes: 'Ⓜ',
  number: 'Ⓠ',
  questionNo: 'Ⓟ',
} as const;
export const isSign = (token: string): boolean => /^[ⓃⒸⓈⒽⒹⓂⓆⓅ]$/u.test(token);
