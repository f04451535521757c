/**
 * The ten colours of groups and seats, in the order of the groups' numbers: found by search for the largest smallest distance that eyes without red, green
 * or blue cones can see (CIE76 ≥ 26 for each pair; `seat-colours.test.ts`), each at least 3:1 on white. The number is always drawn beside the colour.
 */
export const seatColours = [
  '#0000FC',
  '#F00048',
  '#30A878',
  '#E47800',
  '#6C00B4',
  '#185400',
  '#D860FC',
  '#900048',
  '#A884C0',
  '#841884',
] as const;

/** The colour of a group: counted from 1, and again from the first after the tenth. */
export const seatColour = (colour: number): string =>
  seatColours[(colour - 1 + seatColours.length) % seatColours.length] ?? seatColours[0];
