import { type Cut, keyLines, newCut, type Passage } from './cut.js';
import { addFact, fieldIn } from './field.js';
import { KeyList } from './keys.js';
import { cutRuns, type Line, plainLine, type Run, typedLine } from './line.js';
import { markedLine } from './marked.js';
import * as signs from './signs.js';
import { SoftLines } from './soft-lines.js';

/** What was cut out of a document so far, and where its next line belongs. */
export class Cutting {
  readonly cuts: Cut[] = [];
  /** Keys of a list or table, by number. */
  readonly keys = new KeyList();
  /** Text that belongs to no question: titles, instructions, or what was not understood. Named, never dropped in silence. */
  readonly outside: string[] = [];
  /** Tables of answers in which nothing fits a question. */
  readonly answerTables: string[] = [];
  readonly passages: Passage[] = [];
  protected section = '';
  protected last = 0;
  protected isFresh = true;
  protected target: string[] | undefined;
  protected own: Cut | undefined;
  protected passage: Passage | undefined;
  /** Text that stands between a heading and its first question. */
  protected loose = '';
  protected isApart = false;
  /** The list of Word in which the last question has its number. */
  protected list: string | undefined;
  protected readonly soft = new SoftLines();

  endParagraph(): void {
    this.soft.end(this.target);
  }

  /** Takes a paragraph of a document of ours, whose style says what it is; whether it did. */
  protected marked(line: Line, own: Cut | undefined): boolean {
    const found = markedLine(line, own);
    const text = plainLine(line.runs);
    if (found === undefined) return false;
    this.soft.begin(line.isSoft, this.target);
    if (found.is === 'question') this.#begins(found.cut, found.rest);
    else if (found.is === 'option') this.target = found.lines;
    else if (found.is === 'field') this.field(line.runs, text);
    else if (text.trim() === '') return true;
    else this.goesOn(line.rows === undefined ? line.set + typedLine(line.runs) : text, line.isSoft);
    this.soft.taken(this.target);
    return true;
  }

  #begins(cut: Cut, rest: readonly Run[]): void {
    this.keys.isOpen = false;
    [this.section, this.last, this.isFresh, this.isApart, this.loose] = ['', Number(cut.number), false, false, ''];
    this.cuts.push(cut);
    this.open(cut, undefined);
    this.into(cut.stem, rest);
  }

  /** What follows belongs to a passage, or to nothing until a question begins. */
  protected open(cut: Cut | undefined, passage: Passage | undefined): void {
    this.own = cut;
    if (passage !== undefined && passage !== this.passage) this.passages.push(passage);
    this.passage = passage;
    this.target = cut?.stem ?? passage?.lines;
  }

  /** Whether Word counts a line in another list than the question above: it may be one of its options or steps. */
  protected isOfOtherList({ list }: Line): boolean {
    return this.own !== undefined && list !== undefined && this.list !== undefined && list !== this.list;
  }

  /** A text goes on the one before, as a line of its paragraph or as the next. */
  protected goesOn(text: string, isSoft: boolean): void {
    if (this.target && !(isSoft && this.soft.join(this.target, text))) this.target.push(text);
  }

  protected field(runs: readonly Run[], text: string): boolean {
    const cut = this.own;
    const found = fieldIn(text);
    if (!cut || !found) return false;
    const { name, length } = found;
    const rest = cutRuns(runs, length);
    if (name === '小题') this.#part();
    else if (name.endsWith('答案')) this.into(keyLines(cut, plainLine(rest)), rest);
    else if (signs.analysisFields.includes(name)) this.into(cut.analysis, rest);
    else addFact(cut, name, plainLine(rest));
    return true;
  }

  protected into(target: string[], rest: readonly Run[]): undefined {
    this.target = target;
    if (plainLine(rest) !== '') target.push(typedLine(rest));
  }

  #part(): void {
    const part = { ...newCut('', ''), isMarked: this.cuts.at(-1)?.isMarked ?? false };
    if (this.cuts.at(-1)?.parts.push(part) !== undefined) this.open(part, this.passage);
  }
}
