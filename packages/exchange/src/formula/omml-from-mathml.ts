import { type Element, elementsOf, textOf } from '../element.js';
import { grouped, isPaired } from './brackets.js';
import { accents, bare, ends, isBig, isFence, isFunction, plainSign, scripted } from './mathml-facts.js';
import { aligned, fenced, matrix, NOTHING, properties, run, thing } from './omml-pieces.js';

/** Thrown for what Word has nothing for: such a formula stays as its source. */
export class NotInWord extends Error {}

const deepest = 60;
class Writer {
  #depth = 0;

  row(signs: readonly Element[]): string {
    const parts = grouped(signs);
    const out: string[] = [];
    for (let at = 0; at < parts.length; at++) {
      const one = parts[at];
      if (one === undefined) continue;
      const base = scripted.includes(one.name) ? elementsOf(one)[0] : one;
      const rest = parts.slice(at + 1);
      if (isBig(base)) {
        const stop = rest.findIndex((next) => next.name === 'mo' && ends.test(textOf(next).trim()));
        const operand = stop < 0 ? rest : rest.slice(0, stop);
        out.push(this.#nary(one, operand));
        at += operand.length;
      } else if (isFunction(base) && one.name !== 'mo' && rest.length > 0) {
        out.push(thing('func', '', { fName: this.#one(one, true), e: this.#one(rest[0] ?? one) }));
        at++;
      } else if (one.name === 'mi' && isFunction(rest[0]) && rest[0]?.name === 'mo' && rest[1] !== undefined) {
        out.push(thing('func', '', { fName: run(plainSign(textOf(one)), 'normal'), e: this.#one(rest[1]) }));
        at += 2;
      } else out.push(this.#one(one));
    }
    return out.join('');
  }

  #one(one: Element, isName = false): string {
    if (++this.#depth > deepest) throw new NotInWord('too deep');
    const written = this.#written(one, isName);
    this.#depth--;
    return written;
  }

  #written(one: Element, isName: boolean): string {
    const inner = elementsOf(one);
    const place = (nth: number): string => (inner[nth] === undefined ? '' : this.#one(inner[nth], isName));
    switch (one.name) {
      case 'mi':
      case 'mo':
      case 'mn':
        return inner.length > 0 ? this.row(inner) : this.#signs(one);
      case 'mtext':
        return run(textOf(one), 'text');
      case 'mspace':
        return Number.parseFloat(one.attributes.width ?? '0') > 0.2 ? run(' ', 'text') : '';
      case 'mfrac': {
        const type = /^0/.test(one.attributes.linethickness ?? '') ? 'noBar' : undefined;
        return thing('f', properties('f', { type }), { num: place(0), den: place(1) });
      }
      case 'msqrt':
        return thing('rad', properties('rad', { degHide: '1' }), { deg: '', e: this.row(inner) });
      case 'mroot':
        return thing('rad', '', { deg: place(1), e: place(0) });
      case 'msup':
        return thing('sSup', '', { e: place(0), sup: place(1) });
      case 'msub':
        return isFunction(inner[0])
          ? thing('limLow', '', { e: place(0), lim: place(1) })
          : thing('sSub', '', { e: place(0), sub: place(1) });
      case 'msubsup':
        return thing('sSubSup', '', { e: place(0), sub: place(1), sup: place(2) });
      case 'mover':
        return this.#over(inner);
      case 'munder':
        return this.#under(inner);
      case 'munderover':
        return thing('limUpp', '', { e: thing('limLow', '', { e: place(0), lim: place(1) }), lim: place(2) });
      case 'mtable':
        return this.#table(one);
      case 'menclose':
        return this.#enclosed(one);
      case 'mphantom':
        return thing('phant', properties('phant', { show: '0' }), { e: this.row(inner) });
      case 'math':
      case 'mrow':
      case 'mstyle':
      case 'mpadded':
      case 'semantics':
        return this.#framed(inner.filter(({ name }) => !name.startsWith('annotation')));
      default:
        throw new NotInWord(one.name);
    }
  }

  #signs(one: Element): string {
    const text = plainSign(textOf(one));
    if (isPaired(text)) return run(text, 'literal');
    const said = one.attributes.mathvariant;
    return run(text, said ?? (one.name === 'mi' && [...text].length > 1 ? 'normal' : ''));
  }

  /** A row, between its brackets where it has any. */
  #framed(parts: readonly Element[]): string {
    const [opens, closes] = [isFence(parts[0]), parts.length > 1 && isFence(parts.at(-1))];
    if (!opens && !closes) return this.row(parts);
    const inside = parts.slice(opens ? 1 : 0, closes ? -1 : undefined);
    const sign = (one: Element | undefined): string => plainSign(textOf(one));
    const middles = inside.filter(isFence);
    const between = sign(middles[0]);
    const isApart = middles.length > 0 && middles.every((one) => sign(one) === between);
    const pieces: Element[][] = [[]];
    for (const one of inside)
      if (isApart && isFence(one)) pieces.push([]);
      else pieces.at(-1)?.push(one);
    const written = pieces.map((piece) => this.row(piece));
    return fenced(
      opens ? sign(parts[0]) : '',
      closes ? sign(parts.at(-1)) : '',
      written,
      isApart ? between : undefined,
    );
  }

  #nary(one: Element, operand: readonly Element[]): string {
    const parts = scripted.includes(one.name) ? elementsOf(one) : [one];
    const chr = plainSign(textOf(bare(parts[0] ?? one)));
    const hasSub = ['msub', 'msubsup', 'munder', 'munderover'].includes(one.name);
    const below = hasSub ? parts[1] : undefined;
    const above = hasSub ? parts[2] : parts[1];
    const head = properties('nary', {
      chr,
      limLoc: one.name.startsWith('mu') || one.name === 'mover' ? 'undOvr' : 'subSup',
      subHide: below === undefined ? '1' : undefined,
      supHide: above === undefined ? '1' : undefined,
    });
    const written = (part: Element | undefined): string => (part === undefined ? '' : this.#one(part));
    return thing('nary', head, { sub: written(below), sup: written(above), e: this.row(operand) });
  }

  #over([base, over]: readonly Element[]): string {
    if (base === undefined || over === undefined) throw new NotInWord('mover');
    const sign = textOf(over).trim();
    const e = this.#one(base);
    if (over.name === 'mo' && (sign === '‾' || sign === '¯'))
      return thing('bar', properties('bar', { pos: 'top' }), { e: e });
    const accent = over.name === 'mo' ? accents[sign] : undefined;
    if (accent !== undefined) return thing('acc', properties('acc', { chr: accent }), { e: e });
    if (sign === '⏞') return thing('groupChr', properties('groupChr', { chr: sign, pos: 'top' }), { e: e });
    return thing('limUpp', '', { e: e, lim: this.#one(over) });
  }

  #under([base, under]: readonly Element[]): string {
    if (base === undefined || under === undefined) throw new NotInWord('munder');
    const sign = textOf(under).trim();
    const e = this.#one(base);
    if (under.name === 'mo' && (sign === '‾' || sign === '_'))
      return thing('bar', properties('bar', { pos: 'bot' }), { e: e });
    if (sign === '⏟') return thing('groupChr', properties('groupChr', { chr: sign, pos: 'bot' }), { e: e });
    return thing('limLow', '', { e: e, lim: this.#one(under) });
  }

  #table(one: Element): string {
    const rows = elementsOf(one).map((row) => elementsOf(row).map((cell) => this.row(elementsOf(cell))));
    const places = (one.attributes.columnalign ?? '').split(' ');
    // Lines that are set at a sign: what stands before it to the right, what follows to the left.
    const isAligned = places.length > 1 && places.every((side, nth) => side === (nth % 2 === 0 ? 'right' : 'left'));
    if (!isAligned) return matrix(rows, places[0] === 'left' ? 'left' : 'center');
    // Word has a sign for it that other programs show as a letter: columns are shown by all.
    return aligned(rows);
  }

  #enclosed(one: Element): string {
    const said = one.attributes.notation ?? '';
    const inner = this.row(elementsOf(one));
    if (said === 'box') return thing('borderBox', '', { e: inner });
    if (!said.includes('strike')) throw new NotInWord(said);
    const hidden = { hideTop: '1', hideBot: '1', hideLeft: '1', hideRight: '1' };
    const strikes = {
      strikeH: said.includes('horizontal') ? '1' : undefined,
      strikeBLTR: said.includes('updiagonal') ? '1' : undefined,
      strikeTLBR: said.includes('downdiagonal') ? '1' : undefined,
    };
    return thing('borderBox', properties('borderBox', { ...hidden, ...strikes }), { e: inner });
  }
}

/** A sign of two sides with nothing on one of them, as in `3+4=` before a blank: LibreOffice shows a question mark there. */
const RELATION = '=<>≤≥≠≈≡⩽⩾∼×÷·∶:∪∩∈⊆⊂';
const beginsWithSign = (math: Element): boolean => RELATION.includes(writtenOf(math).trim().at(0) ?? ' ');
const endsInSign = (math: Element): boolean => `${RELATION}+-−±`.includes(writtenOf(math).trim().at(-1) ?? ' ');
const writtenOf = (one: Element): string =>
  one.name.startsWith('annotation')
    ? ''
    : elementsOf(one).length === 0
      ? textOf(one)
      : elementsOf(one).map(writtenOf).join('');

/** Presentation MathML as Office MathML: a formula that Word sets and a teacher edits there. Throws NotInWord for what has no place in it. */
export const ommlFromMathml = (math: Element): string =>
  [
    '<m:oMath>',
    beginsWithSign(math) ? run(NOTHING) : '',
    new Writer().row([math]),
    endsInSign(math) ? run(NOTHING) : '',
    '</m:oMath>',
  ].join('');
