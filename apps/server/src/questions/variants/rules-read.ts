import { fromDecimal, type Operation, type Rational } from '@zhibi/grading/rational';
import { type FunctionName, functionNames, NotRead, type Piece, piecesOf } from './rules-pieces.js';

/** What a teacher wrote for a number, read. */
export type Term =
  | { kind: 'number'; value: Rational }
  | { kind: 'name'; name: string }
  | { kind: 'minus'; of: Term }
  | { kind: 'operation'; operation: Operation | '^'; left: Term; right: Term }
  | { kind: 'call'; name: FunctionName; of: readonly Term[] };

export type Sign = '=' | '≠' | '<' | '≤' | '>' | '≥';
/** What must hold: `1 < a < b` compares neighbours, `whole(c/a)` asks for a whole number. */
export type Condition =
  | { kind: 'compare'; terms: readonly Term[]; signs: readonly Sign[] }
  | { kind: 'whole'; of: Term };

const DEEPEST = 20;

/** Reads sums of products of powers by descent, as they are typed; nothing is ever executed. */
class Reading {
  #at = 0;
  readonly #pieces: readonly Piece[];
  constructor(
    private readonly text: string,
    private readonly names: ReadonlySet<string>,
  ) {
    this.#pieces = piecesOf(text);
  }

  term(): Term {
    const term = this.#sum(0);
    this.#end();
    return term;
  }

  condition(): Condition {
    if (this.#is('whole')) {
      this.#at++;
      this.#expect('(');
      const of = this.#sum(0);
      this.#expect(')');
      this.#end();
      return { kind: 'whole', of };
    }
    const terms = [this.#sum(0)];
    const signs: Sign[] = [];
    while (this.#is('=', '≠', '<', '≤', '>', '≥')) {
      signs.push(this.#pieces[this.#at++]?.text as Sign); // as: one of those just asked for
      terms.push(this.#sum(0));
    }
    if (signs.length === 0) this.#fail();
    this.#end();
    return { kind: 'compare', terms, signs };
  }

  #is = (...wanted: string[]): boolean => wanted.includes(this.#pieces[this.#at]?.text ?? '');

  #fail(): never {
    const at = this.#pieces[this.#at]?.at ?? this.text.length;
    throw new NotRead('unreadable', this.text.slice(at));
  }

  #expect(sign: string): void {
    if (!this.#is(sign)) this.#fail();
    this.#at++;
  }

  #end(): void {
    if (this.#at < this.#pieces.length) this.#fail();
  }

  #sum(depth: number): Term {
    if (depth > DEEPEST) throw new NotRead('too-long', this.text.slice(0, 20));
    let sum = this.#product(depth);
    while (this.#is('+', '-')) {
      const operation = this.#pieces[this.#at++]?.text === '-' ? '-' : '+';
      sum = { kind: 'operation', operation, left: sum, right: this.#product(depth) };
    }
    return sum;
  }

  /** A factor may follow another without a sign: 2a, a(b+1). */
  #product(depth: number): Term {
    let product = this.#factor(depth);
    for (;;) {
      const next = this.#pieces[this.#at]?.text ?? '';
      if (!/^[×÷(A-Za-z]/.test(next) || next === 'whole') return product;
      const operation = next === '÷' ? '÷' : '×';
      if (next === '×' || next === '÷') this.#at++;
      product = { kind: 'operation', operation, left: product, right: this.#factor(depth) };
    }
  }

  /** -a^2 is the negative of a². */
  #factor(depth: number): Term {
    if (depth > DEEPEST) throw new NotRead('too-long', this.text.slice(0, 20));
    if (this.#is('-', '+')) {
      const isMinus = this.#is('-');
      this.#at++;
      const of = this.#factor(depth + 1);
      return isMinus ? { kind: 'minus', of } : of;
    }
    const base = this.#atom(depth);
    if (!this.#is('^')) return base;
    this.#at++;
    return { kind: 'operation', operation: '^', left: base, right: this.#factor(depth + 1) };
  }

  #atom(depth: number): Term {
    const text = this.#pieces[this.#at]?.text ?? '';
    if (/^\d/.test(text)) {
      this.#at++;
      return { kind: 'number', value: fromDecimal(text) };
    }
    if (text === '(') {
      this.#at++;
      const inside = this.#sum(depth + 1);
      this.#expect(')');
      return inside;
    }
    const name = functionNames.find((one) => one === text);
    if (name !== undefined) return this.#call(name, depth);
    if (!/^[A-Za-z]\d?$/.test(text)) return this.#fail();
    if (!this.names.has(text)) throw new NotRead('unknown-name', text);
    this.#at++;
    return { kind: 'name', name: text };
  }

  #call(name: FunctionName, depth: number): Term {
    this.#at++;
    this.#expect('(');
    const of = [this.#sum(depth + 1)];
    while (this.#is(',')) {
      this.#at++;
      of.push(this.#sum(depth + 1));
    }
    const isOne = ['abs', 'floor', 'ceil', 'sqrt'].includes(name);
    const isTwo = ['gcd', 'lcm', 'mod'].includes(name);
    if ((isOne && of.length !== 1) || (isTwo && of.length !== 2)) this.#fail();
    this.#expect(')');
    return { kind: 'call', name, of };
  }
}

/** Reads an expression of these parameters. @throws NotRead where it is none */
export const readTerm = (text: string, names: ReadonlySet<string>): Term => new Reading(text, names).term();

/** Reads what must hold. @throws NotRead where it says nothing */
export const readCondition = (text: string, names: ReadonlySet<string>): Condition =>
  new Reading(text, names).condition();
