/** Letters that a hand forms alike: nobody tells them apart without knowing what was asked. */
const alike: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  '°': '0',
  l: '1',
  I: '1',
  '|': '1',
  X: '×',
  x: '×',
  _: '-',
  C: 'c',
  K: 'k',
  P: 'p',
  S: 's',
  U: 'u',
  V: 'v',
  W: 'w',
  Z: 'z',
};

/** What is told from its place alone: specks and raised strokes. */
const ofPlace = new Set(['.', ',', "'", '`', '"', ';', ':']);

/** What of all signs that people write (z, q and t among them) a letter or label is; undefined for specks. */
export const classOf = (letter: string): string | undefined =>
  ofPlace.has(letter) ? undefined : (alike[letter] ?? letter);
