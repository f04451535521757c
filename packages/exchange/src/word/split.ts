import { conclusionIn } from './conclusion.js';
import { type Cut, newCut } from './cut.js';
import { Cutting } from './cutting.js';
import { fieldIn } from './field.js';
import { linesAtFields } from './fields-in-line.js';
import { cutRuns, type Line, plainLine, type Run, typedLine } from './line.js';
import { numberedAgain, titlesOff } from './numbers-again.js';
import { takesKey } from './opens-keys.js';
import { optionPieces } from './option-pieces.js';
import { isAbout, looseLength, nextPassage, passageFrom, passageOf } from './passage.js';
import { placeOf, questionNumber } from './question-number.js';
import * as signs from './signs.js';
import { solutionIn } from './solution.js';
import { linesBehind, linesOf } from './table-lines.js';
import { takeTable } from './tables.js';
import { takeOptions } from './take-options.js';

/** Cuts running text into questions, one line after the other. */
export class Splitter extends Cutting {
  /** Whether the paper is a letter. */
  isLetter = false;
  /** Numbered lines within a key that may be questions. */
  readonly unsure: string[] = [];
  /** The number of the last question before a passage that says its own. */
  #resume = 0;
  /** The number of the last line that may be a question or a step. */
  #step = 0;
  #ahead: () => Iterable<Line> = () => [];

  /** @param ahead the lines behind this one */
  take(line: Line, ahead: () => Iterable<Line> = () => []): void {
    const own = this.keys.isOpen ? undefined : this.own;
    if (!this.marked(line, own)) {
      if (own && plainLine(line.runs).trim() !== '') own.isMarked = false;
      const lines = linesOf(line, own, (text) => this.outside.push(text));
      for (const [nth, one] of lines.entries()) {
        this.#ahead = () => linesBehind(lines.slice(nth + 1), ahead());
        for (const piece of this.keys.isOpen ? [one] : linesAtFields(one)) this.#place(piece);
      }
    }
    for (const warning of line.warnings) (this.own ?? this.cuts.at(-1))?.warnings.add(warning);
  }

  #place(line: Line): void {
    const text = plainLine(line.runs);
    this.soft.begin(line.isSoft, this.target);
    if (text.trim() === '') return;
    this.isLetter ||= this.cuts.length === 0 && signs.salutation.test(text);
    if (line.rows) {
      const inSection = this.keys.isOpen ? undefined : this.section;
      const taken = takeTable(line.rows, { keys: this.keys, isEnd: this.keys.isOpen, inSection });
      if (taken === 'empty') this.answerTables.push(text);
      if (taken !== 'none') this.target = this.keys.isOpen ? this.target : undefined;
      else if (this.keys.isOpen) this.outside.push(text);
      else this.#put(text, line);
    } else if (!takesKey(text, this, this.own)) this.#read(line, text);
    this.soft.taken(this.target);
  }

  #read(line: Line, text: string): void {
    const isTaken =
      this.#heading(text) ||
      this.field(line.runs, text) ||
      this.#question(line, text) ||
      this.#option(line.runs) ||
      this.#solution(line.runs, text);
    if (isTaken) return;
    const inKey = this.own !== undefined && [this.own.answer, this.own.analysis].includes(this.target ?? []);
    if (!inKey && signs.numbered.test(text) && this.isOfOtherList(line)) this.own?.warnings.add('number-jumps');
    this.#put(typedLine(line.runs), line);
  }

  #put(text: string, { isSoft, set, rows }: Line): void {
    const said = rows === undefined ? set + text : text;
    if (this.#opensPassage(text, isSoft)) return;
    const target = this.target;
    if (target === undefined) {
      this.outside.push(text);
      if (this.cuts.length > 0 || this.section !== '') this.loose += signs.instructs.test(text) ? '' : text;
    } else this.goesOn(said, isSoft);
  }

  /** In a section for reading, a long paragraph behind the options is the next text. Its title may stand in the last option: a person looks. */
  #opensPassage(text: string, isSoft: boolean): boolean {
    const passage = isSoft ? undefined : nextPassage(text, this.own, this.target);
    if (passage === undefined) return false;
    this.own?.warnings.add('passage-apart');
    this.open(undefined, passage);
    return true;
  }

  #heading(text: string): boolean {
    if (signs.field.test(text)) return false;
    const passage = passageFrom(text, { isOpen: this.own !== undefined, next: this.last + 1 });
    const found = text.length > 120 ? null : signs.section.exec(text);
    if (passage === undefined && found === null) return false;
    // In a section for reading the next passage is what comes; in a question its own parts may be read so.
    if (passage?.isUnsure && this.passage !== undefined) passage.isUnsure = false;
    if (passage?.isUnsure) this.own?.warnings.add('passage-apart');
    this.#leaveTitles();
    this.section = found?.[1] ?? (passage?.section || this.section);
    this.#resume = this.last;
    [this.isFresh, this.isApart, this.loose] = [true, false, ''];
    this.open(undefined, passage ?? passageOf(this.section));
    return true;
  }

  /** Titles above what begins now are no part of what ended. */
  #leaveTitles(): void {
    const own = this.own;
    const isEnded = own && [own.answer, own.analysis, own.options.at(-1)?.lines, own.stem].includes(this.target);
    if (isEnded && this.target) this.outside.push(...titlesOff(this.target));
  }

  /** Whether a numbered line goes on a question (`step`) or begins one though its number does not follow; undefined where it says nothing of that. */
  #again(text: string, place: 'next' | 'jumps' | undefined): 'question' | 'step' | undefined {
    const number = Number(signs.numbered.exec(text)?.[1]);
    // A number that follows the steps of a solution is the next of them, though it be that of the next question.
    const isNext = place !== undefined;
    if (this.own === undefined || this.target === undefined || (isNext && number !== this.#step + 1)) return undefined;
    if (isNext && this.#step === 0) return undefined;
    const at = { own: this.own, target: this.target, last: this.last, ahead: this.#ahead() };
    const found = numberedAgain(text, at);
    if (found !== 'unsure') return found;
    this.#step = number;
    this.own.warnings.add('questions-in-key');
    this.unsure.push(text);
    return 'step';
  }

  #question(line: Line, text: string): boolean {
    const passage = this.passage;
    const isKeyed = this.own !== undefined && [this.own.answer, this.own.analysis].includes(this.target ?? []);
    const found = questionNumber(text, { last: this.last, isKeyed });
    const number = found?.number ?? Number.NaN;
    const isInside = passage !== undefined && this.own === undefined;
    if (isInside && passage.from !== undefined && number !== passage.from) {
      // Numbers in a passage are its own, but for the one with which the paper goes on.
      if (number !== this.#resume + 1) return false;
      passage.from = undefined;
    }
    const isFirst = passage?.from === number && isInside;
    const state = { last: this.last, isFresh: this.isFresh, isOpening: this.cuts.length === 0 };
    const follows = isFirst ? 'next' : placeOf(number, text, state);
    const again = found === undefined || isFirst ? undefined : this.#again(text, follows);
    const place = follows ?? (again === 'question' ? (number === 1 ? 'next' : 'jumps') : undefined);
    if (found === undefined || place === undefined || again === 'step') return false;
    const isAnew = follows === undefined;
    if (isAnew && number === 1) this.section = '';
    if (isAnew && passage !== undefined) this.own?.warnings.add('passage-apart');
    this.#leaveTitles();
    this.#step = 0;
    const about = !isAnew && passage && isAbout(passage, number) ? passage : undefined;
    const cut = newCut(`${number}`, this.section, about);
    if (place === 'jumps') cut.warnings.add('number-jumps');
    if (this.isFresh) this.isApart = this.loose.length >= looseLength;
    if (this.isApart || about?.isUnsure || (isAnew && passage !== undefined)) cut.warnings.add('passage-apart');
    for (const one of this.isOfOtherList(line) ? [cut, this.own] : []) one?.warnings.add('number-jumps');
    this.list = line.list;
    [this.last, this.isFresh, this.loose] = [number, false, ''];
    this.cuts.push(cut);
    this.open(cut, about);
    this.#begin(cut, cutRuns(line.runs, found.length));
    return true;
  }

  /** What stands behind the number: the stem, or at once the options of a gap, or its key. */
  #begin(cut: Cut, rest: readonly Run[]): undefined {
    const text = plainLine(rest);
    const isKey = fieldIn(text)?.name.endsWith('答案') && this.field(rest, text);
    if (!isKey && !(optionPieces(rest).length > 1 && this.#option(rest)))
      return this.into(cut.stem, text.trim() === '' ? [] : rest);
    // All that it asks is its number, which stands in the text above.
    cut.stem.push(`${cut.number}．`);
    if (!cut.passage) cut.warnings.add('stem-empty');
    return undefined;
  }

  #option(runs: readonly Run[]): boolean {
    const last = this.own && takeOptions(this.own, optionPieces(runs));
    if (last !== undefined) this.target = last;
    return last !== undefined;
  }

  #solution(runs: readonly Run[], text: string): boolean {
    const cut = this.own;
    const inStem = cut !== undefined && (this.target === cut.stem || this.target === cut.options.at(-1)?.lines);
    // What the solution comes to ends what is asked, and is never printed with it.
    if (inStem && cut.stem.length > 0 && conclusionIn(text, cut.options.length > 0) !== undefined) {
      this.into(cut.analysis, runs);
      return true;
    }
    const begins = inStem ? solutionIn(text, cut.stem) : undefined;
    if (!cut || begins === undefined) return false;
    this.into(cut.options.length > 0 ? cut.analysis : cut.answer, begins.isEmpty ? [] : cutRuns(runs, begins.length));
    return true;
  }
}
