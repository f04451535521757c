/** Text in which no sign is one of GIFT. */
export const escapeGift = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r?\n/g, '\\n');

export const unescapeGift = (text: string): string =>
  text.replace(/\\([\\~=#{}:n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** Where one of these signs stands without a backslash before it, or -1. */
export function plainIndex(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (signs.includes(text[at] ?? ' ')) return at;
  }
  return -1;
}

/** The text before and after a word that stands without a backslash before it; `after` is undefined where it does not stand. */
export function cutAt(text: string, word: string): { before: string; after: string | undefined } {
  for (let at = plainIndex(text, word[0] ?? ''); at >= 0; at = plainIndex(text, word[0] ?? '', at + 1))
    if (text.startsWith(word, at)) return { before: text.slice(0, at), after: text.slice(at + word.length) };
  return { before: text, after: undefined };
}

export interface GiftAnswer {
  /** The share of the points in percent, and whether the answer says it itself. */
  percent: number;
  isWeighed: boolean;
  text: string;
  hasFeedback: boolean;
}

/** `=right ~%50%half ~wrong#why` taken apart. */
export function giftAnswers(body: string): GiftAnswer[] {
  const answers: GiftAnswer[] = [];
  for (let at = plainIndex(body, '=~'); at >= 0; ) {
    const next = plainIndex(body, '=~', at + 1);
    const { before, after } = cutAt(body.slice(at + 1, next < 0 ? body.length : next), '#');
    const [, percent, text = ''] = /^\s*(?:%(-?\d{1,3}(?:\.\d{1,6})?)%)?([\s\S]*)$/.exec(before) ?? [];
    const share = percent === undefined ? undefined : Number(percent);
    const usual = body[at] === '=' ? 100 : 0;
    answers.push({
      percent: share ?? usual,
      isWeighed: share !== undefined,
      text: text.trim(),
      hasFeedback: (after ?? '').trim() !== '',
    });
    at = next;
  }
  return answers;
}

const usual: Record<string, string> = { '＝': '=', '～': '~', '＃': '#', '｛': '{', '｝': '}' };
const toUsual = (sign: string): string => usual[sign] ?? sign;

/** A file in which every brace is of full width, as a Chinese keyboard types them. */
export const withUsualBraces = (text: string): string => (/[{}]/.test(text) ? text : text.replace(/[｛｝]/g, toUsual));

/** `＝2 ～3` in the braces as `=2 ~3`: where a sign of full width begins an answer, or where there are no others. */
export function withUsualSigns(body: string): string {
  if (plainIndex(body, '=~') >= 0) return body.replace(/(?<=\s)[＝～]/g, toUsual);
  if (/^[ＴＦ]/.test(body)) return body.normalize('NFKC');
  return /^[＝～＃]/.test(body) ? body.replace(/[＝～＃]/g, toUsual) : body;
}
