/** A function of x; not a number where it is not defined. */
export type Reckon = (x: number) => number;

const functions: Readonly<Record<string, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  ln: Math.log,
  lg: Math.log10,
  log: Math.log10,
  exp: Math.exp,
  abs: Math.abs,
  sqrt: Math.sqrt,
  floor: Math.floor,
};
const constants: Readonly<Record<string, number>> = { pi: Math.PI, π: Math.PI, e: Math.E };

const piece = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([a-zπ]+)|([-+*/^()|]))/gy;

function piecesOf(text: string): string[] | undefined {
  const tidy = text
    .replace(/^\s*(?:y|f\(x\))\s*=/, '')
    .replace(/[−–]/g, '-')
    .replace(/[×·]/g, '*')
    .replace(/÷/g, '/')
    .replace(/√/g, 'sqrt')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/[（]/g, '(')
    .replace(/[）]/g, ')')
    .trim();
  const pieces: string[] = [];
  let end = 0;
  for (const found of tidy.matchAll(piece)) {
    end = found.index + found[0].length;
    const [, number, word, sign] = found;
    if (word === undefined) pieces.push(number ?? sign ?? '');
    else pieces.push(...(word.match(/sqrt|floor|sin|cos|tan|abs|exp|log|ln|lg|pi|[a-zπ]/g) ?? []));
  }
  return end === tidy.length && pieces.length > 0 ? pieces : undefined;
}

/** Reads sums of products of powers by descent; a factor may follow another without a sign: 2x, x(x-1). */
class Reading {
  #at = 0;
  #bars = 0;
  constructor(private readonly pieces: readonly string[]) {}

  whole(): Reckon | undefined {
    const sum = this.#sum(0);
    return this.#at === this.pieces.length ? sum : undefined;
  }

  #closes = (): boolean => this.#bars > 0 && this.#is('|');

  #is = (...wanted: string[]): boolean => wanted.includes(this.pieces[this.#at] ?? '');

  #sum(depth: number): Reckon | undefined {
    const isNegative = this.#is('-');
    if (this.#is('-', '+')) this.#at++;
    const first = this.#product(depth);
    if (!first) return undefined;
    let sum: Reckon = isNegative ? (x) => -first(x) : first;
    while (this.#is('+', '-')) {
      const [sign, before] = [this.pieces[this.#at++] === '-' ? -1 : 1, sum];
      const next = this.#product(depth);
      if (!next) return undefined;
      sum = (x) => before(x) + sign * next(x);
    }
    return sum;
  }

  #product(depth: number): Reckon | undefined {
    let product = this.#power(depth);
    while (product && this.#at < this.pieces.length && !this.#is('+', '-', ')') && !this.#closes()) {
      const isDivision = this.#is('/');
      if (this.#is('*', '/')) this.#at++;
      const [before, next] = [product, this.#power(depth)];
      if (!next) return undefined;
      product = isDivision ? (x) => before(x) / next(x) : (x) => before(x) * next(x);
    }
    return product;
  }

  /** `sin 2x`: what follows without a sign belongs to it. */
  #implied(depth: number): Reckon | undefined {
    let product = this.#power(depth);
    while (product && this.#at < this.pieces.length && !this.#is('+', '-', '*', '/', ')') && !this.#closes()) {
      const [before, next] = [product, this.#power(depth)];
      if (!next) return undefined;
      product = (x) => before(x) * next(x);
    }
    return product;
  }

  #power(depth: number): Reckon | undefined {
    const base = this.#atom(depth);
    if (!base || !this.#is('^')) return base;
    this.#at++;
    const isNegative = this.#is('-');
    if (isNegative) this.#at++;
    const power = this.#power(depth + 1);
    return power && ((x) => base(x) ** (isNegative ? -power(x) : power(x)));
  }

  #atom(depth: number): Reckon | undefined {
    if (depth > 20) return undefined;
    const found = this.pieces[this.#at++] ?? '';
    if (/^[\d.]/.test(found)) {
      const value = Number(found);
      return () => value;
    }
    if (found === 'x') return (x) => x;
    const constant = constants[found];
    if (constant !== undefined) return () => constant;
    const work = functions[found];
    if (work) {
      const inside = this.#is('(') ? this.#atom(depth + 1) : this.#implied(depth + 1);
      return inside && ((x) => work(inside(x)));
    }
    if (found !== '(' && found !== '|') return undefined;
    this.#bars += Number(found === '|');
    const inside = this.#sum(depth + 1);
    this.#bars -= Number(found === '|');
    if (this.pieces[this.#at++] !== (found === '(' ? ')' : '|')) return undefined;
    return inside && (found === '(' ? inside : (x) => Math.abs(inside(x)));
  }
}

/** Reads a formula of x as people type it (`x^2-2x+1`, `2sin(x)`, `1/x`, `|x|`); undefined for what is none. Nothing is ever executed. */
export function readExpression(text: string): Reckon | undefined {
  const pieces = text.length > 80 ? undefined : piecesOf(text);
  return pieces && new Reading(pieces).whole();
}
