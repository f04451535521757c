import { Inline, type Mark, type RichText } from '@zhibi/contract/kernel';
import { Parser } from 'htmlparser2';
import { normaliseRich } from '../rich/normalise.js';
import { alignOf, classesOf, isIndented, isUnseen, leftOut, marksOf, paragraphs } from './elements.js';
import { type Attributes, imageFrom } from './image.js';
import { Page } from './page.js';

/** Characters that are read; the rest is left out. */
const longest = 1_000_000;
/** Elements in elements that are read; at one deeper the reading ends. */
const deepest = 256;
const pieceLength = 4_096;

type Frame = { name: string; silent: boolean; marks: Mark[]; nested: boolean; kept: boolean };

/** Listens to the parser and writes the page. */
class Reader {
  readonly page = new Page();
  tooDeep = false;
  readonly #frames: Frame[] = [];
  #ruby: { v: string; over: string } | undefined;

  open(name: string, attributes: Attributes): void {
    const parent = this.#frames.at(-1);
    this.tooDeep ||= this.#frames.length >= deepest;
    const inTable = this.#frames.some((frame) => frame.name === 'table');
    const drawn = !parent?.silent && this.#openAtom(name, attributes);
    const frame = {
      name,
      silent: parent?.silent || drawn || leftOut.has(name) || isUnseen(attributes),
      marks: [...new Set([...(parent?.marks ?? []), ...marksOf(name, attributes)])],
      nested: name === 'table' ? inTable : (parent?.nested ?? false),
      kept:
        (parent?.kept ?? false) ||
        name === 'pre' ||
        /white-space\s*:\s*(?:pre|break-spaces)/i.test(attributes.style ?? ''),
    };
    this.#frames.push(frame);
    if (!frame.silent && !frame.nested) this.#openBlock(name, attributes);
  }

  #openBlock(name: string, attributes: Attributes): void {
    if (name === 'table') this.page.openTable();
    else if (name === 'tr') this.page.openRow();
    else if (name === 'td' || name === 'th') this.page.openCell();
    else if (name === 'ruby') this.#ruby = { v: '', over: '' };
    else if (paragraphs.has(name)) {
      this.page.endLine({ align: alignOf(name, attributes), indent: isIndented(attributes) });
    }
  }

  /** Elements that are one piece of a line, whatever stands inside them. */
  #openAtom(name: string, attributes: Attributes): boolean {
    const item = this.#atomFrom(name, attributes);
    if (item) this.page.add(item);
    return item !== undefined;
  }

  #atomFrom(name: string, attributes: Attributes): Inline | undefined {
    if (name === 'br') return { t: 'break' };
    if (name === 'img') return imageFrom(attributes);
    const latex = attributes['data-latex'];
    if (latex !== undefined) return { t: 'math', v: latex, display: classesOf(attributes).includes('display') };
    if (attributes['data-blank'] === undefined) return undefined;
    const width = attributes['data-width'];
    const blank = { t: 'blank', index: Number(attributes['data-blank']), widthMm: width && Number(width) };
    return Inline.safeParse(blank).data;
  }

  text(text: string): void {
    const frame = this.#frames.at(-1);
    if (frame?.silent) return;
    if (!this.#ruby) this.page[frame?.kept ? 'addKept' : 'addText'](text, frame?.marks ?? []);
    else if (this.#frames.some(({ name }) => name === 'rt')) this.#ruby.over += text;
    else {
      this.#endRuby();
      this.#ruby.v += text;
    }
  }

  /** `<ruby>汉<rt>hàn</rt>字<rt>zì</rt></ruby>`: each reading ends what stands under it. */
  #endRuby(): void {
    if (this.#ruby?.over) {
      this.page.add({ t: 'ruby', ...this.#ruby });
      this.#ruby.v = '';
      this.#ruby.over = '';
    }
  }

  close(name: string): void {
    const frame = this.#frames.pop();
    if (!frame || frame.silent || frame.nested) return;
    if (name === 'table') this.page.closeTable();
    else if (name === 'td' || name === 'th') this.page.closeCell(name === 'th');
    else if (name === 'ruby' && this.#ruby) {
      this.page.add({ t: 'ruby', ...this.#ruby });
      this.#ruby = undefined;
    } else if (paragraphs.has(name)) this.page.endLine();
  }
}

/**
 * Reads question HTML of any origin into RichText, normalised: paragraphs, breaks, bold, italic, underline, wavy, dotted, sub, sup, tables, ruby,
 * `data-latex` formulas, `data-blank` blanks, and pictures from `data:image/svg+xml` or `file:ID` only. Scripts, styles, frames, links and handlers
 * are left out, unknown elements give their text. Never throws; reads at most a million characters and 256 levels.
 */
export function richFromHtml(html: string): RichText {
  const reader = new Reader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  const end = Math.min(html.length, longest);
  for (let at = 0; at < end && !reader.tooDeep; at += pieceLength)
    parser.write(html.slice(at, Math.min(end, at + pieceLength)));
  parser.end();
  reader.page.closeTable();
  reader.page.endLine();
  return normaliseRich(reader.page.blocks);
}
