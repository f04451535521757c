import { writeRich } from '@zhibi/content';
import type { Inline, Mark } from '@zhibi/contract/kernel';
import type { FormulaSources } from '../formula/formula-sources.js';
import type { Findings } from '../html/findings.js';
import { pictureFrom } from '../html/media-type.js';
import { childOf, childrenOf, type Element, elementsOf, textOf, within } from '../xml.js';
import { type Line, type Run, typedLine } from './line.js';
import type { Numbering } from './numbering.js';

const emuPerMm = 36_000;
const settingOf = (element: Element | undefined): string => element?.attributes['w:val'] ?? '';
const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !['0', 'false', 'off', 'none'].includes(settingOf(element));

const typed = (item: Inline): string => writeRich([{ t: 'p', children: [item] }]);
const mm = (emu: string | undefined, most: number, otherwise: number): number => {
  const length = Math.round((Number(emu) / emuPerMm) * 100) / 100;
  return length > 0 ? Math.min(most, length) : otherwise;
};

/** Reads the body of a Word document into lines. */
export class DocumentReader {
  constructor(
    private readonly findings: Findings,
    private readonly numbering: Numbering,
    /** The path of a picture by its relation. */
    private readonly pathOf: (relation: string) => string | undefined,
    private readonly formulas: FormulaSources,
  ) {}

  lines(body: Element): Line[] {
    return elementsOf(body).flatMap((one): Line[] => {
      if (one.name === 'p') return [this.#paragraph(one)];
      if (one.name === 'tbl') {
        const runs = [{ text: this.#table(one), marks: [] }];
        return [{ isTable: true, runs, warnings: this.#asReadResult() }];
      }
      if (one.name === 'sdt') return this.lines(childOf(one, 'sdtContent') ?? { ...one, children: [] });
      return [];
    });
  }

  /** What was found since the line before. */
  #asReadResult(): Line['warnings'] {
    const asReadResult = [...this.findings.warnings];
    this.findings.warnings.clear();
    return asReadResult;
  }

  #table(table: Element): string {
    const rows = childrenOf(table, 'tr').map((row) => {
      const cells = childrenOf(row, 'tc').map((cell) => {
        const lines = this.lines(cell).filter(({ isTable }) => !isTable);
        for (const warning of lines.flatMap(({ warnings }) => warnings)) this.findings.warn(warning);
        return lines
          .map(({ runs }) => typedLine(runs))
          .join('[[br]]')
          .replace(/\n/g, ' ');
      });
      return `| ${cells.join(' | ')} |`;
    });
    const isHeader = isOn(childOf(childOf(childOf(table, 'tr'), 'trPr'), 'tblHeader'));
    return [isHeader ? '[[table:header]]' : '[[table]]', ...rows, '[[/table]]'].join('\n');
  }

  #paragraph(paragraph: Element): Line {
    const properties = childOf(paragraph, 'pPr');
    const list = childOf(properties, 'numPr');
    const number = list
      ? this.numbering.next(settingOf(childOf(list, 'numId')), settingOf(childOf(list, 'ilvl')) || '0')
      : '';
    const runs: Run[] = number === '' ? [] : [{ text: `${number} `, marks: [] }];
    const inner = this.#runs(paragraph);
    if (settingOf(childOf(properties, 'jc')) === 'center' && number === '')
      runs.push({ text: '[[center]]', marks: [] });
    return { isTable: false, runs: [...runs, ...inner], warnings: this.#asReadResult() };
  }

  #runs(parent: Element): Run[] {
    return elementsOf(parent).flatMap((one): Run[] => {
      switch (one.name) {
        case 'r':
          return this.#run(one);
        case 'oMath':
          return this.#formula(one, false);
        case 'oMathPara':
          return childrenOf(one, 'oMath').flatMap((math) => this.#formula(math, true));
        case 'hyperlink':
        case 'ins':
        case 'smartTag':
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

  #marks(properties: Element | undefined): Mark[] {
    const underline = settingOf(childOf(properties, 'u'));
    const height = settingOf(childOf(properties, 'vertAlign'));
    const marks: [Mark, boolean][] = [
      ['bold', isOn(childOf(properties, 'b'))],
      ['italic', isOn(childOf(properties, 'i'))],
      ['underline', underline !== '' && underline !== 'none' && !/^wav/.test(underline)],
      ['wave', /^wav/.test(underline)],
      ['dot', /^(?:dot|underDot)$/.test(settingOf(childOf(properties, 'em')))],
      ['sub', height === 'subscript'],
      ['sup', height === 'superscript'],
    ];
    return marks.flatMap(([mark, is]) => (is ? [mark] : []));
  }

  #run(run: Element): Run[] {
    const marks = this.#marks(childOf(run, 'rPr'));
    return elementsOf(run).flatMap((one): Run[] => {
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
    if (one.name === 'br') return '[[br]]';
    if (one.name === 'drawing' || one.name === 'pict') return this.#picture(one);
    if (one.name === 'AlternateContent') {
      const inner = childOf(one, 'Choice') ?? childOf(one, 'Fallback');
      const drawn = inner && (childOf(inner, 'drawing') ?? childOf(inner, 'pict'));
      return drawn && this.#picture(drawn);
    }
    if (one.name !== 'ruby') return undefined;
    const said = (name: string) => textOf(childOf(one, name));
    return typed({ t: 'ruby', v: said('rubyBase'), over: said('rt') });
  }

  #picture(drawing: Element): string | undefined {
    const first = (name: string) => [...within(drawing, name)][0];
    const relation =
      first('svgBlip')?.attributes['r:embed'] ??
      first('blip')?.attributes['r:embed'] ??
      first('imagedata')?.attributes['r:id'];
    if (relation === undefined) return undefined;
    const bytes = this.findings.files.open(this.pathOf(relation) ?? '');
    const picture = typeof bytes === 'string' ? bytes : pictureFrom(bytes);
    if (typeof picture === 'string') {
      this.findings.lacks('picture', picture);
      return '';
    }
    const extent = first('extent')?.attributes;
    const size = {
      widthMm: mm(extent?.cx, 180, 60),
      heightMm: mm(extent?.cy, 260, 40),
      alt: first('docPr')?.attributes.descr ?? '',
    };
    if (!('drawing' in picture))
      return typed({ t: 'image', source: { kind: 'file', fileId: this.findings.keep(picture) }, ...size });
    const svg = decodeURIComponent(picture.drawing.slice(picture.drawing.indexOf(',') + 1));
    return typed({ t: 'image', source: { kind: 'svg', svg }, ...size });
  }
}
