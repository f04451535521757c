const ofStage = /^(小学|初中|高中|(primary|junior|senior)( school)? )/i;

/** A subject without its stage: a student has only one. 初中数学 is 数学. */
export function subjectWord(name: string): string {
  const word = name.replace(ofStage, '');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** One character for the tile before a homework. */
export const subjectSign = (name: string): string => subjectWord(name).charAt(0);
