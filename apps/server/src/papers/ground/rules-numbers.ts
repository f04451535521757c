/** A number at the beginning of a line as questions are counted: 12. 12． 12、 */
const NUMBERED = /^\s*(\d{1,3})\s*(?:[．、]|\.(?!\d))/;

/**
 * Which lines begin questions: the longest run of numbers that counts by one, and of those the one that begins last, so that the notes of a
 * test (1. to 4.) are not its first questions.
 */
export function chainOfNumbers(lines: readonly string[]): { at: number; no: number }[] {
  const numbered = lines.flatMap((line, at) => {
    const no = NUMBERED.exec(plainDigits(line))?.[1];
    return no === undefined ? [] : [{ at, no: Number(no) }];
  });
  let best: { at: number; no: number }[] = [];
  for (const [i, first] of numbered.entries()) {
    const chain = [first];
    for (const next of numbered.slice(i + 1)) if (next.no === (chain.at(-1)?.no ?? 0) + 1) chain.push(next);
    if (chain.length >= best.length) best = chain;
  }
  return best;
}

const plainDigits = (line: string) =>
  line.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
