import { unescaped } from './xlsx-cells.js';

const words: Record<string, string | undefined> = { superscript: 'sup', subscript: 'sub' };

/** Collects the text of a cell with what stands high or low in it, in the signs that a teacher types (`x[[sup:2]]`). */
export class RaisedText {
  #text = '';
  #height: string | undefined;
  #isRaised = false;

  /** A run, or another text, begins. */
  begin(): void {
    this.#height = undefined;
  }

  setHeight(height: string | undefined): void {
    this.#height = words[height ?? ''];
  }

  add(text: string): void {
    this.#isRaised ||= this.#height !== undefined;
    this.#text += this.#height === undefined ? text : `[[${this.#height}:${text}]]`;
  }

  /** The text where something in it is raised; undefined for any other. */
  get value(): string | undefined {
    return this.#isRaised ? unescaped(this.#text) : undefined;
  }
}
