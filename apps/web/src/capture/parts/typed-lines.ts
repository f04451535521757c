/** A line of what was typed, in heights of its letters. */
const LINE = 1.2;
/** Han signs are as wide as they are high, most others about half. */
const widthOf = (sign: string): number => (/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/.test(sign) ? 1 : 0.55);

/** How many lines words take where a line holds so many letters. */
function linesOf(words: string, letters: number): number {
  return words.split('\n').reduce((lines, paragraph) => {
    const wide = [...paragraph].reduce((sum, sign) => sum + widthOf(sign), 0);
    return lines + Math.max(1, Math.ceil(wide / letters));
  }, 0);
}

interface Room {
  widthMm: number;
  heightMm: number;
  fontMm: number;
}

/** Whether typed words are seen whole in their place. */
export const fitsIn = (words: string, { widthMm, heightMm, fontMm }: Room): boolean => {
  const lines = linesOf(words.trimEnd(), Math.max(1, widthMm / fontMm));
  return lines === 1 || lines * LINE * fontMm <= heightMm;
};
