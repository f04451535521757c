import type { Block, Inline, Mark } from '@zhibi/contract/kernel';
import { normaliseInlines } from '../rich/normalise.js';

type Look = { align?: 'center' | 'end' | undefined; indent?: boolean };

/** Stand for space that counts as written, while a line is built; no text holds them: Unicode keeps them for such use. */
const keptSpace = '\uFDD0';
const keptTab = '\uFDD1';
const asKept = (text: string): string => text.replace(/ /g, keptSpace).replace(/\t/g, keptTab);
const asWritten = (text: string): string => text.replaceAll(keptSpace, ' ').replaceAll(keptTab, '\t');

/** The end of a paragraph inside a cell: a break that goes when nothing follows it, unlike one that was written. */
const cellBreak: Inline = { t: 'break' };

/** Space at the ends of a line is the layout of the HTML, not of the text. */
function trimmed(line: Inline[]): Inline[] {
  const runs = normaliseInlines(line);
  return runs.map((item, i) => {
    if (item.t !== 'text') return item;
    const start = i === 0 || runs[i - 1]?.t === 'break' ? item.v.replace(/^[ \t\n\r\f]+/, '') : item.v;
    const last = i === runs.length - 1 || runs[i + 1]?.t === 'break';
    return { ...item, v: asWritten(last ? start.replace(/[ \t\n\r\f]+$/, '') : start) };
  });
}

/** The text that grows while HTML is read: lines, and a table while one is open. */
export class Page {
  readonly blocks: Block[] = [];
  #line: Inline[] = [];
  #look: Look = {};
  #table: { header: boolean; rows: Inline[][][] } | undefined;

  add(item: Inline): void {
    this.#line.push(item);
  }

  /** Space between words is one space, however the HTML is laid out. */
  addText(text: string, marks: readonly Mark[]): void {
    const v = text.replace(/[\uFDD0\uFDD1]/g, '').replace(/[ \t\n\r\f]+/g, ' ');
    const last = this.#line.at(-1);
    const doubled = v.startsWith(' ') && last?.t === 'text' && last.v.endsWith(' ');
    this.#line.push({ t: 'text', v: doubled ? v.slice(1) : v, marks: [...marks] });
  }

  /** Text of `white-space: pre-wrap`: its space is kept, at the ends of a line too. */
  addKept(text: string, marks: readonly Mark[]): void {
    this.#line.push({ t: 'text', v: asKept(text), marks: [...marks] });
  }

  /** Ends the line where it is; inside a table a new line of a cell is a break. */
  endLine(next: Look = {}): void {
    if (this.#table) {
      if (this.#line.length > 0) this.#line.push(cellBreak);
      return;
    }
    if (this.#line.length > 0) this.blocks.push({ t: 'p', ...this.#look, children: trimmed(this.#line) });
    this.#line = [];
    this.#look = next;
  }

  openTable(): void {
    this.endLine();
    this.#table = { header: false, rows: [] };
  }

  openRow(): void {
    this.#table?.rows.push([]);
    this.#line = [];
  }

  openCell(): void {
    if (this.#table?.rows.length === 0) this.openRow();
    this.#line = [];
  }

  closeCell(isHeader: boolean): void {
    if (!this.#table) return;
    while (this.#line.at(-1) === cellBreak) this.#line.pop();
    this.#table.rows.at(-1)?.push(trimmed(this.#line));
    if (isHeader && this.#table.rows.length === 1) this.#table.header = true;
    this.#line = [];
  }

  closeTable(): void {
    if (!this.#table) return;
    this.blocks.push({ t: 'table', ...this.#table });
    this.#table = undefined;
    this.#line = [];
  }
}
