const marked: Record<string, string> = { a: 'āáǎà', e: 'ēéěè', i: 'īíǐì', o: 'ōóǒò', u: 'ūúǔù', ü: 'ǖǘǚǜ' };

/** Where the mark of a syllable stands: on a or e, on the o of ou, else on the last vowel. */
function vowelAt(syllable: string): number {
  for (const vowel of ['a', 'e']) if (syllable.includes(vowel)) return syllable.indexOf(vowel);
  if (syllable.includes('ou')) return syllable.indexOf('o');
  return [...syllable].findLastIndex((letter) => letter in marked);
}

/** `han4 zi4` as `hàn zì`, `lv4` as `lǜ`; 5 and 0 are the light tone. What is no syllable stays as typed. */
export const withTones = (typed: string): string =>
  typed.replace(/([a-zü:]+)([0-5])/gi, (whole, letters: string, tone: string) => {
    const syllable = letters.replace(/u:|v/g, 'ü');
    const at = vowelAt(syllable.toLowerCase());
    if (at < 0) return whole;
    const mark = marked[syllable.charAt(at).toLowerCase()]?.charAt(Number(tone) - 1) ?? '';
    return mark === '' ? syllable : syllable.slice(0, at) + mark + syllable.slice(at + 1);
  });
