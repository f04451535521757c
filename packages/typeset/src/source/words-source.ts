import { typstString } from '@zhibi/content';

/** The space between Han and Latin, whichever way its author typed it. */
export const THIN = '\u2005';
/** No line ends here. */
export const WITH = '\u2060';

/** Letters or digits in a row that are no word, a number of a hundred digits say, may end a line anywhere: else they leave the page. */
const ENDLESS = /[\p{Script=Latin}\d]{40,}/gu;
const BREAK = '\u200b';

/** Marks that Han and Latin share and that look different in each. */
const shared = /[‘’“”…—]/;
const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** A shared mark belongs to Latin where it touches Latin and no Han: isn’t, “Hello,” she said. */
function isLatin(text: string, at: number): boolean {
  const around = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
  const nearest = [
    text
      .slice(0, at)
      .replace(/[\s‘’“”…—]+$/, '')
      .at(-1),
    text.slice(at + 1).replace(/^[\s‘’“”…—]+/, '')[0],
  ];
  return (
    !around.some((char) => han.test(char)) &&
    nearest.some((char) => char !== undefined && /[\p{Script=Latin}\d,.!?]/u.test(char)) &&
    !(nearest[0] !== undefined && han.test(nearest[0]))
  );
}

/**
 * What people wrote as Typst code: spaces between Han and Latin are left to Typst, so that all are alike; quotes, dashes and dots among Latin
 * words come from the Latin face, where Song would give them the width of a Han character.
 */
export function wordsSource(written: string): string {
  const text = written
    .replace(/(?<=\p{Script=Han}) +(?=[A-Za-z0-9])|(?<=[A-Za-z0-9%]) +(?=\p{Script=Han})/gu, '')
    .replace(ENDLESS, (word) => [...word].join(BREAK));
  const runs: { v: string; latin: boolean }[] = [];
  [...text].reduce((at, char) => {
    const latin = shared.test(char) && isLatin(text, at);
    const last = runs.at(-1);
    if (last?.latin === latin) last.v += char;
    else runs.push({ v: char, latin });
    return at + char.length;
  }, 0);
  const codes = runs.flatMap(({ v, latin }) => (latin ? [`zb-latin(${typstString(v)})`] : spaced(v)));
  return codes.length === 1 ? (codes[0] ?? 'text("")') : `{ ${codes.join('; ')} }`;
}

/** Text with its thin spaces as spaces that vanish at the end of a line. */
const spaced = (v: string): string[] =>
  v
    .split(THIN)
    .flatMap((piece, i) => [
      ...(i === 0 ? [] : ['h(0.25em, weak: true)']),
      ...(piece === '' ? [] : [`text(${typstString(piece)})`]),
    ]);

/** Quotes as they are typed become those of a book: “Hello,” isn’t. A prime behind a digit stays. */
export const curly = (text: string): string =>
  text
    .replace(/(^|[\s([—–])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([—–“])'/g, '$1‘')
    .replace(/(?<!\d)'/g, '’');
