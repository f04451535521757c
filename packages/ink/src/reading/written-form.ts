import { grouped } from './read-line.js';

/** What our reader can name beside digits, as one string of labels. */
export const knownSigns = '+-×÷=()<>%√π∠°^.,/abcdghkmnsyLABDEF';
/** Labels that are mistaken for each other and stand in the same kind of answer: one of them asked, all are looked for. */
const kin: readonly string[] = ['+-', '<>=', '×y', 'ab', 'ab×y', 'cdghkmn', 'ABDEF', '()'];

/** Beside digits: the labels of the forms, and those that a wrong answer would have in their place. */
export function signsFor(forms: readonly string[]): string {
  const asked = new Set([...forms.join('')].filter((sign) => knownSigns.includes(sign)));
  const isLine = [...asked].some((sign) => /[^-./\d]/.test(sign));
  const close = kin.filter((group) => [...group].some((sign) => asked.has(sign)));
  return [...new Set([...asked, ...close.join(''), '-', ...(isLine ? '+' : '')])].join('');
}

const names: Readonly<Record<string, string>> = {
  times: '×',
  div: '÷',
  lt: '<',
  gt: '>',
  pi: 'π',
  angle: '∠',
  circ: '°',
  degree: '°',
  quad: '',
  left: '',
  right: '',
  text: '',
  mathrm: '',
  rm: '',
};
const alike: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '﹣': '-',
  '÷': '÷',
  '，': ',',
  '、': ',',
  '。': '.',
  x: '×',
  X: '×',
  C: 'c',
  S: 's',
  l: '1',
  o: '0',
  '²': '^2',
  '³': '^3',
  '℃': '°c',
  '㎝': 'cm',
  '㎏': 'kg',
};

/**
 * An accepted answer (plain or light LaTeX) as the reader would name its ink: `3×-2` for $3x-2$, `√{3}` for \sqrt{3}.
 * Undefined where something in it is beyond the reader: words, other letters, other commands, and a number before a fraction or another
 * number, of which the reader would tell the signs alone (11/2 of a mixed 1 1/2).
 */
export function writtenForm(accepted: string): string | undefined {
  const plain = [...accepted.normalize('NFC')]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : character;
    })
    .join('');
  const latex = plain.replace(/\\[,;!: ]|[\s$]/g, ' ');
  if (/\d\s*\\[dt]?frac|[½¼¾]/.test(latex) || (/\d\s+\d/.test(latex) && !/^\s*\d{1,3}(\s+\d{3})+\s*$/.test(latex)))
    return undefined;
  const withRoots = latex.replace(
    /√\s*(\d+|[a-zA-Z]|\([^()]*\))/g,
    (_, inner: string) => `\\sqrt{${inner.replace(/^\((.*)\)$/, '$1')}}`,
  );
  const read = parse(withRoots, 0);
  const text = read?.text.replace(/^\+(?=\d)/, '');
  return text === undefined || text === '' || read?.end !== withRoots.length ? undefined : text;
}

interface Parsed {
  text: string;
  end: number;
}

/** Reads up to the end or to a closing brace. */
function parse(text: string, from: number): Parsed | undefined {
  let [out, at] = ['', from];
  while (at < text.length && text[at] !== '}') {
    const next = piece(text, at);
    if (!next) return undefined;
    out += next.text;
    at = next.end;
  }
  return { text: out, end: at };
}

function piece(text: string, at: number): Parsed | undefined {
  const character = text[at] ?? '';
  if (character === ' ') return { text: '', end: at + 1 };
  if (character === '{') return braced(text, at);
  if (character === '^') return raised(text, at + 1);
  if (character === '\\') return command(text, at + 1);
  const label = alike[character] ?? character;
  const isKnown = [...label].every((one) => /\d/.test(one) || knownSigns.includes(one));
  return isKnown ? { text: label, end: at + 1 } : undefined;
}

function braced(text: string, at: number): Parsed | undefined {
  if (text[at] !== '{') return piece(text, at);
  const inner = parse(text, at + 1);
  return inner && text[inner.end] === '}' ? { text: inner.text, end: inner.end + 1 } : undefined;
}

/** One digit or a degree; longer exponents are not read. */
function raised(text: string, at: number): Parsed | undefined {
  const inner = braced(text, at);
  if (inner?.text === '°') return inner;
  return inner && /^\d$/.test(inner.text) ? { text: `^${inner.text}`, end: inner.end } : undefined;
}

function command(text: string, at: number): Parsed | undefined {
  if (text[at] === '%') return { text: '%', end: at + 1 };
  const name = /^[a-zA-Z]+/.exec(text.slice(at))?.[0] ?? '';
  const end = at + name.length;
  if (/^[dt]?frac$/.test(name)) {
    const over = braced(text, end);
    const under = over && braced(text, over.end);
    return under && { text: `${grouped(over.text)}/${grouped(under.text)}`, end: under.end };
  }
  if (name === 'sqrt') {
    const inner = text[end] === '[' ? undefined : braced(text, end);
    return inner && { text: `√{${inner.text}}`, end: inner.end };
  }
  const sign = names[name];
  return sign === undefined ? undefined : { text: sign, end };
}
