import type { Cut } from './cut.js';

/** Separators between keys that a person typed in a row. */
const between = /[\s\u3000,，、;；]+/g;
const letters = /^[A-HＡ-Ｈ]{2,}$/;
const verdicts = /^[√×✓✗对错]{2,}$/;

const signsOf = (cut: Cut): string[] => {
  const said = cut.answer.length === 1 ? (cut.answer[0] ?? '').replace(between, '') : '';
  return letters.test(said) || verdicts.test(said) ? [...said.normalize('NFKC')] : [];
};
const isSet = (signs: readonly string[]): boolean =>
  signs.every((sign, nth) => nth === 0 || sign > (signs[nth - 1] ?? '')) && /[A-H]/.test(signs[0] ?? '');
const isKeyless = ({ answer, parts, options }: Cut, like: Cut): boolean =>
  answer.length === 0 && parts.length === 0 && options.length > 0 === like.options.length > 0;
const takes = ({ options }: Cut, sign: string): boolean =>
  options.length === 0 || options.some(({ label }) => label === sign);

/**
 * A row of letters under the last of some questions without a key (`答案：BDB`) gives each of them one. Where it could as well be the set of a multiple
 * choice, or fits no number of questions, nothing is dealt out, and the questions wait for a person.
 */
export function shareRuns(cuts: readonly Cut[]): void {
  for (const [at, cut] of cuts.entries()) {
    const signs = signsOf(cut);
    if (signs.length === 0) continue;
    let first = at;
    while (first > 0 && isKeyless(cuts[first - 1] ?? cut, cut) && cuts[first - 1]?.section === cut.section) first--;
    const open = cuts.slice(first, at + 1);
    const isSeveral = /多(?:项)?选|不定项/.test(`${cut.section} ${cut.facts.get('题型') ?? ''}`);
    if (isSet(signs) && (isSeveral || open.length !== signs.length)) continue;
    const fits = open.length === signs.length && open.every((one, nth) => takes(one, signs[nth] ?? ''));
    if (fits && !isSet(signs)) for (const [nth, one] of open.entries()) one.answer = [signs[nth] ?? ''];
    else for (const one of open) one.warnings.add('keys-in-a-row');
  }
}
