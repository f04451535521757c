import type { FormulaSources } from '../formula/formula-sources.js';
import type { Findings } from '../html/findings.js';
import { childOf, childrenOf, type Element, elementsOf, textOf, within } from '../xml.js';
import { TAKEN_FIELD, withFields } from './fields/with-fields.js';
import { type LeftOut, type Line, type Run, SOFT_BREAK, splitSoft } from './line.js';
import { blankIn } from './named-blank.js';
import { type Counted, numberOf, unnumbered } from './number-of-paragraph.js';
import { roleOf, setOf } from './own-styles.js';
import { pictureIn, typed } from './pictures.js';
import { marksOf } from './run-marks.js';
import { PLAIN, plainSigns } from './run-xml.js';
import { isOn, settingOf } from './styles.js';
import { gridOf, tableText } from './table-text.js';

/** Reads the body of a Word document into lines. */
export class DocumentReader {
  /** Hidden text, text that is struck through, text in boxes. */
  readonly leftOut: LeftOut[] = [];
  /** The style of the paragraph that is read. */
  #style = '';
  /** Whether something of that paragraph was left out. */
  #isLeaving = false;

  constructor(
    private readonly findings: Findings,
    private readonly counted: Counted,
    /** The path of a picture by its relation. */
    private readonly pathOf: (relation: string) => string | undefined,
    private readonly formulas: FormulaSources,
  ) {}

  lines(body: Element): Line[] {
    return elementsOf(body).flatMap((one): Line[] => {
      if (one.name === 'p') return this.#paragraph(one);
      if (one.name === 'tbl') return [this.#table(one)];
      if (one.name === 'sdt') return this.lines(childOf(one, 'sdtContent') ?? { ...one, children: [] });
      if (one.name === 'ins' || one.name === 'customXml') return this.lines(one);
      return [];
    });
  }

  /** What was found since the line before. */
  #found(): Line['warnings'] {
    const found = [...this.findings.warnings];
    this.findings.warnings.clear();
    return found;
  }

  #table(table: Element): Line {
    const rows = childrenOf(table, 'tr').map((row) =>
      childrenOf(row, 'tc').map((cell) => ({
        // What a table within a cell says stands below each other.
        lines: this.lines(cell).flatMap((line) => line.rows?.flat(2) ?? [line]),
        span: Math.min(60, Number(settingOf(childOf(childOf(cell, 'tcPr'), 'gridSpan')) || '1')),
      })),
    );
    for (const { warnings } of rows.flat().flatMap(({ lines }) => lines))
      for (const warning of warnings) this.findings.warn(warning);
    const isHeader = isOn(childOf(childOf(childOf(table, 'tr'), 'trPr'), 'tblHeader'));
    const text = tableText(rows, isHeader);
    const grid = gridOf(rows);
    const cells = grid.flat(2);
    const role = cells.length > 0 && cells.every((line) => line.role === 'text') ? 'text' : undefined;
    return { runs: [{ text, marks: [] }], rows: grid, set: '', role, isSoft: false, warnings: this.#found() };
  }

  #paragraph(paragraph: Element): Line[] {
    const properties = childOf(paragraph, 'pPr');
    this.#style = this.counted.styles.styleOf(properties);
    this.#isLeaving = false;
    const inner = this.#runs(withFields(paragraph, () => this.findings.warn('word-object')));
    if (this.#isLeaving) this.findings.warn('text-left-out');
    const isGone = this.#isLeaving && inner.length === 0;
    const { number, list } = isGone ? unnumbered : numberOf(properties, this.#style, this.counted);
    const runs: Run[] = number === '' ? inner : [{ text: `${number} `, marks: [] }, ...inner];
    const style = this.counted.styles.nameOf(this.#style);
    const set = number === '' ? setOf(properties, style) : '';
    const role = number === '' ? roleOf(style) : undefined;
    const warnings = this.#found();
    return splitSoft(runs).map((piece, nth) => ({
      runs: piece,
      set: nth === 0 ? set : '',
      role: nth === 0 ? role : role && 'text',
      list: nth === 0 && number !== '' ? list : undefined,
      isSoft: nth > 0,
      warnings: nth === 0 ? warnings : [],
    }));
  }

  #runs(parent: Element): Run[] {
    const pieces = elementsOf(parent);
    let passed = 0;
    return pieces.flatMap((one, at): Run[] => {
      if (at < passed) return [];
      const blank = one.name === 'bookmarkStart' ? blankIn(pieces, at) : undefined;
      if (blank !== undefined) {
        passed = at + blank.count;
        return [{ text: blank.typed, marks: [] }];
      }
      switch (one.name) {
        case 'r':
          return this.#run(one, at === pieces.length - 1);
        case TAKEN_FIELD:
          return [{ text: one.attributes.text ?? '', marks: [] }];
        case 'oMath':
          return this.#formula(one, false);
        case 'oMathPara':
          return childrenOf(one, 'oMath').flatMap((math) => this.#formula(math, true));
        case 'hyperlink':
        case 'ins':
        case 'moveTo':
        case 'smartTag':
        case 'customXml':
        case 'sdtContent':
        case 'sdt':
        case 'fldSimple':
          return this.#runs(one);
        default:
          return [];
      }
    });
  }

  #formula(math: Element, display: boolean): Run[] {
    const v = this.formulas.latexOf(math);
    return [{ text: typed(display ? { t: 'math', v, display } : { t: 'math', v }), marks: [] }];
  }

  #leave(text: string, why: LeftOut['why']): void {
    const last = this.leftOut.at(-1);
    if (text.trim() === '') return;
    if (this.#isLeaving && last?.why === why) last.text += text;
    else this.leftOut.push({ text, why });
    this.#isLeaving = true;
  }

  #run(run: Element, isLast: boolean): Run[] {
    const properties = childOf(run, 'rPr');
    const gone = this.counted.styles.goneOf(properties, this.#style);
    if (gone !== undefined) {
      this.#leave(textOf({ ...run, children: [...within(run, 't')] }), gone);
      return [];
    }
    const marks = marksOf(properties, this.counted.styles.isDotted(properties, this.#style));
    if (settingOf(childOf(properties, 'rStyle')) === PLAIN) {
      const v = elementsOf(run)
        .map((one) => this.#text(one))
        .join('');
      return [{ text: plainSigns(v, marks, isLast), marks }];
    }
    return elementsOf(run).flatMap((one): Run[] => {
      if (one.name === 'br' || one.name === 'cr') return [SOFT_BREAK];
      const atom = this.#atom(one);
      if (atom !== undefined) return [{ text: atom, marks: [] }];
      const text = this.#text(one);
      // Nothing but underlined space is a blank that somebody drew.
      if (marks.includes('underline') && /^[\s\u00a0]{3,}$/.test(text))
        return [{ text: '_'.repeat(Math.min(32, text.length)), marks: [] }];
      return text === '' ? [] : [{ text, marks }];
    });
  }

  #text(one: Element): string {
    if (one.name === 't') return textOf(one);
    if (one.name === 'tab') return '\t';
    if (one.name === 'noBreakHyphen') return '-';
    if (one.name === 'object' || one.name === 'sym') this.findings.warn('word-object');
    return '';
  }

  /** What is one piece of a line, whatever the marks around it. */
  #atom(one: Element): string | undefined {
    if (one.name === 'drawing' || one.name === 'pict') return this.#drawn(one);
    if (one.name === 'AlternateContent') {
      const inner = childOf(one, 'Choice') ?? childOf(one, 'Fallback');
      const drawn = inner && (childOf(inner, 'drawing') ?? childOf(inner, 'pict'));
      return drawn && this.#drawn(drawn);
    }
    if (one.name !== 'ruby') return undefined;
    const said = (name: string) => textOf(childOf(one, name));
    return typed({ t: 'ruby', v: said('rubyBase'), over: said('rt') });
  }

  /** A picture; the text of a box beside the lines is named, not taken. */
  #drawn(drawing: Element): string | undefined {
    for (const box of within(drawing, 'txbxContent'))
      this.#leave(textOf({ ...box, children: [...within(box, 't')] }), 'text-outside');
    return pictureIn(drawing, this.findings, this.pathOf);
  }
}
