/** A written thing: one letter, or letters set above, below, over each other or under a root. */
export type Piece =
  | { kind: 'glyph'; character: string }
  | { kind: 'space' }
  | { kind: 'line-end' }
  | { kind: 'group'; pieces: Piece[] }
  | { kind: 'raised' | 'lowered'; pieces: Piece[] }
  | { kind: 'fraction'; over: Piece[]; under: Piece[] }
  | { kind: 'root'; pieces: Piece[] };

const commands: Readonly<Record<string, string>> = {
  pm: '±',
  times: '×',
  cdot: '·',
  div: '÷',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  theta: 'θ',
  lambda: 'λ',
  Delta: 'Δ',
  triangle: '△',
  angle: '∠',
  because: '∵',
  therefore: '∴',
  perp: '⊥',
  parallel: '∥',
  cong: '≌',
  circ: '°',
  lt: '<',
  gt: '>',
};
const alike: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '*': '×',
  '。': '.',
  '，': ',',
  '（': '(',
  '）': ')',
  '：': ':',
  '＝': '=',
  '？': '?',
  '！': '!',
  '；': ';',
};

/**
 * Reads light LaTeX: letters, `^2`, `_{1}`, `\frac{a}{b}`, `\sqrt{x}`, names of signs such as `\pm`; `$` is skipped. An
 * unknown command is written as its letters, a missing brace ends with the text: a virtual student never fails.
 */
export function parsePieces(text: string): Piece[] {
  const characters = [...text.normalize('NFC')];
  let at = 0;

  function list(untilBrace: boolean): Piece[] {
    const pieces: Piece[] = [];
    while (at < characters.length) {
      if (characters[at] === '}') {
        at++;
        if (untilBrace) break;
        continue;
      }
      const piece = one();
      if (piece) pieces.push(piece);
    }
    return pieces;
  }

  /** What stands in braces, or the one thing that follows. */
  function argument(): Piece[] {
    while (characters[at] === ' ') at++;
    if (characters[at] === '{') {
      at++;
      return list(true);
    }
    const piece = one();
    return piece ? [piece] : [];
  }

  function one(): Piece | undefined {
    const character = characters[at++];
    if (character === undefined || character === '$') return undefined;
    if (character === '{') return { kind: 'group', pieces: list(true) };
    if (character === '^') return { kind: 'raised', pieces: argument() };
    if (character === '_') return { kind: 'lowered', pieces: argument() };
    if (character === '√') return { kind: 'root', pieces: argument() };
    if (character === '\n') return { kind: 'line-end' };
    if (/\s/.test(character)) return { kind: 'space' };
    if (character === '\\') return command();
    return { kind: 'glyph', character: alike[character] ?? character };
  }

  function command(): Piece | undefined {
    let name = '';
    while (/[a-zA-Z]/.test(characters[at] ?? '')) name += characters[at++];
    if (name === '')
      return characters[at] === undefined ? undefined : { kind: 'glyph', character: characters[at++] ?? '' };
    if (name === 'frac' || name === 'dfrac' || name === 'tfrac')
      return { kind: 'fraction', over: argument(), under: argument() };
    if (name === 'text' || name === 'mathrm') return { kind: 'group', pieces: argument() };
    if (name === 'sqrt') return { kind: 'root', pieces: argument() };
    if (name === 'left' || name === 'right' || name === 'quad') return name === 'quad' ? { kind: 'space' } : undefined;
    const sign = commands[name];
    if (sign) return { kind: 'glyph', character: sign };
    return { kind: 'group', pieces: [...name].map((character) => ({ kind: 'glyph', character })) };
  }

  return list(false);
}
