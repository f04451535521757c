/** The words of the grades 1 to 12. */
const gradeNames = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

export const gradeName = (gid: number): (typeof gradeNames)[number] | undefined => gradeNames[gid - 1];
