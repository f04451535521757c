/** The first character, in the order of Mandarin, of the syllables that begin with each letter; no syllable begins with i, u or v. */
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀'];
const letters = [...'abcdefghjklmnopqrstwxyz'];
const order = new Intl.Collator('zh-u-co-pinyin');
const isHan = /\p{Script=Han}/u;

const initial = (sign: string): string => {
  if (!isHan.test(sign)) return sign.toLowerCase();
  const at = firsts.findLastIndex((first) => order.compare(first, sign) <= 0);
  return letters[at] ?? '';
};

/** The first letters of the syllables: 作业 → zy. Of a character with several readings the usual one. */
export const initialsOf = (words: string): string => [...words].map(initial).join('').replace(/\s/g, '');
