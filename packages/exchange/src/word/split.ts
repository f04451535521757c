import { type Cut, newCut } from './cut.js';
import { cutRuns, type Line, plainLine, type Run, typedLine } from './line.js';
import { lettered, optionPieces } from './option-pieces.js';

const section = /^\s*(?:第?[一二三四五六七八九十]{1,3}[、.．]|【)\s*([^。，,]{0,20}题)/;
const numbered = /^\s*(\d{1,3})\s*[.．、]\s?/;
/** `3.14` begins a sentence more often than question 3. */
const decimal = /^\s*\d{1,3}\.\d/;
const field =
  /^\s*【\s*(答案|参考答案|解析|分析|解答|详解|点评|点睛|题型|学科|学段|难度|知识点|考点|来源|版权|年份|用时|版本|小题)\s*】\s?/;
const looseKey = /^\s*(?:参考)?答案\s*[:：]\s*/;
const looseAnalysis = /^\s*(?:解析|分析|解答)\s*[:：]\s*/;
const keyHeading = /^\s*(?:[^。，【】]{0,20})?(?:参考答案|答案与解析|答案及解析|答案详解)\s*[:：]?\s*$/;
const ranged = /(\d{1,3})\s*[-~～—–]\s*(\d{1,3})\s*[:：.．、]?\s*([A-H]{2,}(?:\s+[A-H]+)*)/g;
const single = /(\d{1,3})\s*[.．、:：]\s*([A-H]{1,6}|[√×✓✗对错])(?![A-Za-z])/g;

const analysisFields = ['解析', '分析', '解答', '详解', '点评', '点睛'];
/** Cuts running text into questions, one line after the other. */
export class Splitter {
  readonly cuts: Cut[] = [];
  /** Keys of a list at the end of the paper, by number. */
  readonly keys = new Map<string, string>();
  /** Text that belongs to no question: titles, instructions, or what was not understood. Named, never dropped in silence. */
  readonly outside: string[] = [];
  #section = '';
  #last = 0;
  #isFresh = true;
  #inKeys = false;
  #target: string[] | undefined;
  #own: Cut | undefined;
  /** The question whose key was written out in the list of keys last. */
  #written = '';

  take(line: Line): void {
    this.#place(line);
    for (const warning of line.warnings) (this.#own ?? this.cuts.at(-1))?.warnings.add(warning);
  }

  #place(line: Line): void {
    const text = plainLine(line.runs);
    if (text.trim() === '') return;
    if (line.isTable) this.#put(text);
    else if (keyHeading.test(text) && this.cuts.length > 0) this.#inKeys = true;
    else if (this.#inKeys) {
      if (!this.#key(text)) this.#afterKeys(text);
    } else if (
      !this.#heading(text) &&
      !this.#field(line.runs, text) &&
      !this.#question(line.runs, text) &&
      !this.#option(line.runs)
    )
      this.#put(typedLine(line.runs));
  }

  #put(text: string): void {
    if (this.#target) this.#target.push(text);
    else this.outside.push(text);
  }

  #heading(text: string): boolean {
    const found = section.exec(text);
    if (found === null || text.length > 120 || field.test(text)) return false;
    this.#section = found[1] ?? '';
    this.#isFresh = true;
    this.#target = undefined;
    this.#own = undefined;
    return true;
  }

  #question(runs: readonly Run[], text: string): boolean {
    const found = numbered.exec(text);
    const number = Number(found?.[1]);
    const follows = number === this.#last + 1;
    const begins = (this.cuts.length === 0 && !decimal.test(text)) || (this.#isFresh && number === 1);
    if (
      found === null ||
      !(follows || begins || (number > this.#last && number <= this.#last + 5 && !decimal.test(text)))
    )
      return false;
    const cut = newCut(`${number}`, this.#section);
    if (!follows && !begins) cut.warnings.add('number-jumps');
    this.#last = number;
    this.#isFresh = false;
    this.cuts.push(cut);
    this.#open(cut, cutRuns(runs, found[0].length));
    return true;
  }

  #open(cut: Cut, rest: readonly Run[]): void {
    this.#own = cut;
    this.#target = cut.stem;
    if (plainLine(rest).trim() !== '') cut.stem.push(typedLine(rest));
  }

  #option(runs: readonly Run[]): boolean {
    const cut = this.#own;
    const pieces = optionPieces(runs);
    const expected = String.fromCharCode(65 + (cut?.options.length ?? 0));
    if (!cut || pieces.length === 0 || cut.answer.length > 0 || cut.analysis.length > 0) return false;
    if (pieces[0]?.label !== expected && cut.options.length === 0) return false;
    if (pieces[0]?.label !== expected) cut.warnings.add('options-jump');
    for (const { label, runs: own } of pieces)
      cut.options.push({ label, lines: plainLine(own) === '' ? [] : [typedLine(own)] });
    this.#target = cut.options.at(-1)?.lines;
    return true;
  }

  #field(runs: readonly Run[], text: string): boolean {
    const cut = this.#own;
    const found = field.exec(text);
    const loose = looseKey.exec(text) ?? looseAnalysis.exec(text);
    if (!cut || (!found && !loose)) return false;
    const name = found?.[1] ?? (looseKey.test(text) ? '答案' : '解析');
    const rest = cutRuns(runs, (found ?? loose)?.[0].length ?? 0);
    if (name === '小题') this.#part();
    else if (name.endsWith('答案')) this.#into(cut.answer, rest);
    else if (analysisFields.includes(name)) this.#into(cut.analysis, rest);
    else cut.facts.set(name, [cut.facts.get(name), plainLine(rest)].filter((one) => one !== undefined).join('\n'));
    return true;
  }

  #into(target: string[], rest: readonly Run[]): void {
    this.#target = target;
    if (plainLine(rest) !== '') target.push(typedLine(rest));
  }

  #part(): void {
    const whole = this.cuts.at(-1);
    if (whole === undefined) return;
    const part = newCut(whole.number, '');
    whole.parts.push(part);
    this.#open(part, []);
  }

  /** A line of the list of keys that names no question goes on with the key above it, unless it begins something else. */
  #afterKeys(text: string): void {
    const key = this.keys.get(this.#written);
    if (key === undefined || field.test(text) || lettered.test(text)) this.outside.push(text);
    else this.keys.set(this.#written, `${key}\n${text.trim()}`);
  }

  /** Takes a line of the list of keys; whether there was anything in it for a question that stands above. */
  #key(text: string): boolean {
    const before = this.keys.size;
    for (const [, from = '', to = '', letters = ''] of text.matchAll(ranged)) {
      const signs = [...letters.replace(/\s+/g, '')];
      if (Number(to) - Number(from) + 1 === signs.length)
        for (const [nth, sign] of signs.entries()) this.keys.set(`${Number(from) + nth}`, sign);
    }
    for (const [, number = '', sign = ''] of text.replace(ranged, '').matchAll(single)) this.keys.set(number, sign);
    const rest = numbered.exec(text);
    if (rest?.[1] !== undefined && !this.keys.has(rest[1])) {
      this.#written = rest[1];
      this.keys.set(rest[1], text.slice(rest[0].length).trim());
    }
    return this.keys.size > before || section.test(text);
  }
}
