import type { WarnReason } from '@zhibi/contract/questions/exchange';

const room = '（　　）';
const space = '[\\s\\u3000]';
const endsThere = /^[\s\u3000。.．？?！!，,；;]*(?:[（(][^（()）]{0,8}分\s*[)）])?[\s\u3000。.．]*$/;
const lettersIn = new RegExp(`[（(](${space}*)([A-H](?:[\\s\\u3000,，、]*[A-H]){0,7})(${space}*)[)）]`, 'g');
const lettersOnLine = /_+\s*([A-H]{1,8})\s*_+|\[\[u:[\s\u3000]*([A-H]{1,8})[\s\u3000]*\]\]/g;
const truth = '√|×|✓|✗|✔|✘|☑|☒|对|错|正确|错误|[TF]';
const truthIn = new RegExp(`[（(]${space}*(${truth})${space}*[)）]`, 'g');
const right = ['√', '✓', '✔', '☑', '对', '正确', 'T'];

export interface Asked {
  stem: string;
  /** The letters of its options. */
  labels: readonly string[];
  /** The name of its type or section, '' where none is said. */
  kind: string;
  /** Its key as it is said elsewhere, '' where it is not. */
  key: string;
}
export interface Cleared {
  stem: string;
  key: string;
  warnings: WarnReason[];
}

/** What was found in the text, with the text as it is without it. */
interface Found {
  stem: string;
  key: string;
  isCertain: boolean;
}

const same = (one: string, other: string): boolean => {
  const folded = (text: string) =>
    text
      .normalize('NFKC')
      .replace(/[\s,，、;；]/g, '')
      .toUpperCase();
  return folded(one) === folded(other);
};

/** `（ B ）`, `__B__` of a choice. A letter in brackets may as well name a point: it is the key where it ends the text or has room around it. */
function letters({ stem, labels }: Asked): Found | undefined {
  const all = [...stem.matchAll(lettersIn), ...stem.matchAll(lettersOnLine)].flatMap((found) => {
    const isLine = !/^[（(]/.test(found[0]);
    const key = (isLine ? (found[1] ?? found[2]) : found[2])?.replace(/[\s\u3000,，、]/g, '') ?? '';
    const isPadded = isLine || (found[1] !== '' && found[3] !== '');
    const isLast = endsThere.test(stem.slice(found.index + found[0].length));
    const fits = [...key].every((label) => labels.includes(label)) && new Set(key).size === key.length;
    return fits ? [{ key, isPlace: isPadded || isLast, from: found.index, to: found.index + found[0].length }] : [];
  });
  const places = all.filter(({ isPlace }) => isPlace);
  const [place] = places.length > 0 ? places : all;
  if (place === undefined) return undefined;
  const hasRoom = /[（(][\s\u3000]*[)）]|_{3,}/.test(stem);
  if (!place.isPlace && (hasRoom || all.length > 1)) return undefined;
  const cleared = stem.slice(0, place.from) + room + stem.slice(place.to);
  return { stem: cleared, key: place.key, isCertain: place.isPlace && places.length === 1 };
}

/** `（ √ ）` at the end or the beginning of a statement. */
function verdict({ stem, kind }: Asked): Found | undefined {
  const all = [...stem.matchAll(truthIn)].filter(([whole]) => /判断/.test(kind) || !/[TF]/.test(whole));
  const places = all.filter(
    ({ 0: whole, index }) => endsThere.test(stem.slice(index + whole.length)) || /^\s*$/.test(stem.slice(0, index)),
  );
  const [place] = places;
  if (place === undefined) return undefined;
  const cleared = stem.slice(0, place.index) + room + stem.slice(place.index + place[0].length);
  return { stem: cleared, key: right.includes(place[1] ?? '') ? '对' : '错', isCertain: all.length === 1 };
}

const written = [
  // Two signs are no blank by themselves: what stands between them was written on it.
  { sign: /(?<!_)__?[ \u3000]*([^_\s](?:[^_\n]{0,60}?[^_\s])?)[ \u3000]*__?(?!_)/g, isSure: () => true },
  {
    sign: /\[\[u:([^[\]\n]{1,60})\]\]/g,
    isSure: (text: string, kind: string) => /^[\s\u3000\u00a0].*[\s\u3000\u00a0]$/.test(text) || /填空|默写/.test(kind),
  },
  { sign: /(?<==[ \u3000]*)[（(][ \u3000]*(\d[\d./]{0,11})[ \u3000]*[)）]/g, isSure: () => true },
];
const inRoom = /[（(][ \u3000]+([^（()）\n]{1,20}?)[ \u3000]+[)）]/g;

/** What is written on the blanks of a text. */
function filled({ stem, kind, key }: Asked): Found | undefined {
  if (/[划画加]线|underlin/i.test(stem)) return undefined;
  const ways = /填空|口算|默写/.test(kind) ? [...written, { sign: inRoom, isSure: () => true }] : written;
  const keys: { at: number; text: string; isSure: boolean; hasRoom: boolean }[] = [];
  let cleared = stem;
  for (const { sign, isSure } of ways)
    cleared = cleared.replace(sign, (whole, text: string, at: number) => {
      if (!/[\p{L}\p{N}<>＜＞=＝]/u.test(text)) return whole;
      keys.push({ at, text: text.trim(), isSure: isSure(text, kind), hasRoom: isSure(text, '') });
      return '____';
    });
  const texts = keys.sort((a, b) => a.at - b.at).map(({ text }) => text);
  const all = texts.join('\n');
  if (keys.length === 0) return undefined;
  // Emphasis is no answer: where the key is another, only what stands on a line with room around it is looked at.
  if (key !== '' && !same(all, key))
    return keys.some(({ hasRoom }) => hasRoom) ? { stem, key: all, isCertain: false } : undefined;
  const others = key === '' && /_{3,}|\[\[blank/.test(stem);
  return { stem: cleared, key: all, isCertain: !others && keys.every(({ isSure }) => isSure) };
}

/** Two underlined blanks with a short word between them and no key: the word may be what was written on one. */
const between = /_{3,}[^\s_，。,.；;]{1,8}_{3,}/;

/**
 * Takes a key that stands written in the text out of it, so that no paper gives it away: `（ B ）`, `（ √ ）`, `__北京__`. What is not certain stays, and
 * the question says so.
 */
export function clearedOfKey(asked: Asked): Cleared {
  const { stem, key, labels, kind } = asked;
  const isTruth = /^(?:判断题?|true-false)$/.test(kind) || labels.length === 0;
  const found = labels.length > 0 ? letters(asked) : ((isTruth ? verdict(asked) : undefined) ?? filled(asked));
  if (found === undefined) {
    const isOpen = labels.length === 0 && key === '' && between.test(stem);
    return { stem, key, warnings: isOpen ? ['key-in-stem'] : [] };
  }
  const agrees = key === '' || same(found.key, key);
  if (key !== '' && !agrees && !found.isCertain) return { stem, key, warnings: ['key-in-stem'] };
  if (!found.isCertain && key === '') return { stem, key, warnings: ['key-in-stem'] };
  return { stem: found.stem, key: key === '' ? found.key : key, warnings: agrees ? [] : ['keys-differ'] };
}
