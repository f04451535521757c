import { plainFormula, writeRich } from '@zhibi/content';
import type { Inline, RichText } from '@zhibi/contract/kernel';
import type { QuestionPart } from '@zhibi/contract/questions';
import { zipOf } from '@zhibi/files';
import { canonicalBody } from '../canonical.js';
import { FormulaSources } from '../formula/formula-sources.js';
import { ommlFromLatex } from '../formula/omml-from-latex.js';
import { chineseName, keyText } from '../key-text.js';
import { licenceNames } from '../licence.js';
import { lossNotes } from '../loss-notes.js';
import type { Exchanged, Facts, Writing } from '../model.js';
import { typeNameOf } from '../question-collector.js';
import { stageNames } from '../table/columns.js';
import { tag } from '../xml.js';
import { CORE, coreXml } from './core-properties.js';
import { Media } from './media.js';
import { namedBlank } from './named-blank.js';
import { INDENTED, type Role, roleStyles, STYLES, stylesXml } from './own-styles.js';
import { runXml } from './run-xml.js';

const sides: Record<string, string | undefined> = { center: 'center', end: 'right' };

function paragraphXml(role: Role, inner: string, { align, indent }: { align?: string; indent?: boolean } = {}): string {
  const side = sides[align ?? ''];
  const style = tag('w:pStyle', { 'w:val': indent ? INDENTED : roleStyles[role] });
  return tag('w:p', {}, tag('w:pPr', {}, style + (side === undefined ? '' : tag('w:jc', { 'w:val': side }))) + inner);
}

const plainRun = (v: string): string => runXml({ t: 'text', v }, undefined, '');
/** Keys and facts are read as they stand, without the signs of the form. */
const rawRun = (text: string): string => runXml({ t: 'text', v: '' }, undefined, text);

/** Writes the document: each question a number, its texts, and its key and facts behind names in 【】. */
class DocumentWriter {
  readonly paragraphs: string[] = [];
  readonly formulas = new FormulaSources();
  #blanks = 0;
  #named = 0;

  constructor(readonly media: Media) {}

  #line(items: readonly Inline[]): string {
    return items
      .map((item, at) => {
        if (item.t === 'image') return this.media.drawing(item) ?? plainRun(item.alt);
        if (item.t === 'math') return this.#formula(item);
        if (item.t !== 'blank') return runXml(item, items[at + 1], writeRich([{ t: 'p', children: [item] }]));
        const fits = item.index === this.#blanks && items[at - 1]?.t !== 'blank' && (item.widthMm ?? 0) % 5 === 0;
        const signs = (item.widthMm ?? 0) / 5;
        this.#blanks = item.index + 1;
        const short = fits && signs >= 3 && signs <= 32;
        return short ? rawRun('_'.repeat(signs)) : namedBlank(item, this.#named++, rawRun);
      })
      .join('');
  }

  /** A formula that can be edited in Word; one that Word has nothing for stands as its source between dollar signs. */
  #formula(item: Extract<Inline, { t: 'math' }>): string {
    const made = ommlFromLatex(item.v, item.display ?? false);
    if (made === undefined) {
      const typed = writeRich([{ t: 'p', children: [item] }]);
      return rawRun(typed.startsWith('$') ? typed : plainFormula(item.v));
    }
    this.formulas.add(made, item.v);
    return item.display ? tag('m:oMathPara', {}, made.omml) : made.omml;
  }

  #tableXml(rows: Inline[][][], header: boolean): string {
    const border = { 'w:val': 'single', 'w:sz': '4', 'w:space': '0', 'w:color': '000000' };
    const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => tag(`w:${side}`, border));
    const look = tag(
      'w:tblPr',
      {},
      tag('w:tblW', { 'w:w': '0', 'w:type': 'auto' }) + tag('w:tblBorders', {}, borders.join('')),
    );
    const made = rows.map((row, nth) => {
      const cells = row.map((cell) => tag('w:tc', {}, paragraphXml('text', this.#line(cell))));
      return tag('w:tr', {}, (header && nth === 0 ? tag('w:trPr', {}, tag('w:tblHeader')) : '') + cells.join(''));
    });
    return tag('w:tbl', {}, look + made.join(''));
  }

  /** A text whose first line follows a prefix such as `1. ` or `【答案】`. @param role what that line is */
  text(role: Role, prefix: string, rich: RichText): void {
    this.#blanks = 0;
    const [first, ...rest] = rich;
    const begins = first?.t === 'p' && (first.align ?? 'start') === 'start' && !first.indent;
    if (prefix !== '' || begins)
      this.paragraphs.push(paragraphXml(role, rawRun(prefix) + (begins ? this.#line(first.children) : '')));
    for (const block of begins ? rest : rich) {
      if (block.t === 'table') this.paragraphs.push(this.#tableXml(block.rows, block.header ?? false));
      else {
        const { align = 'start', indent = false } = block;
        this.paragraphs.push(paragraphXml('text', this.#line(block.children), { align, indent }));
      }
    }
  }

  #fact(name: string, value: string | number | undefined): void {
    if (value !== undefined && value !== '') this.paragraphs.push(paragraphXml('field', rawRun(`【${name}】${value}`)));
  }

  part(prefix: string, part: QuestionPart): void {
    this.text(prefix === '' ? 'text' : 'question', prefix, part.stem);
    for (const { label, content } of part.options) this.text('option', `${label}. `, content);
    if (part.answer.kind === 'open') this.text('field', '【答案】', part.answer.content);
    else if (part.answer.kind !== 'none')
      for (const [nth, line] of keyText(part.answer).split('\n').entries())
        this.paragraphs.push(
          nth === 0 ? paragraphXml('field', rawRun(`【答案】${line}`)) : paragraphXml('text', rawRun(line)),
        );
    if (part.analysis.length > 0) this.text('field', '【解析】', part.analysis);
    this.#fact('题型', chineseName(typeNameOf(part.type)));
  }

  question(nth: number, { body, facts }: Exchanged): void {
    const { parts, ...own } = canonicalBody(body);
    this.part(`${nth}. `, own);
    this.facts(facts);
    for (const part of parts) {
      this.paragraphs.push(paragraphXml('field', rawRun('【小题】')));
      this.part('', part);
    }
    this.paragraphs.push(tag('w:p'));
  }

  facts({ subject, stage, difficulty, knowledge, source, licence, year, minutes, version }: Facts): void {
    this.#fact('学科', subject);
    this.#fact('学段', stage === undefined ? undefined : stageNames[stage]);
    this.#fact('难度', difficulty);
    for (const path of knowledge) this.#fact('知识点', path);
    this.#fact('来源', source);
    this.#fact('版权', licence && licenceNames[licence]);
    this.#fact('年份', year);
    this.#fact('用时', minutes);
    this.#fact('版本', version);
  }
}

const FORMULAS = 'customXml/item1.xml';
const namespaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:m': 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
};

/** A Word document of these questions, to be printed, changed and read again. Formulas are Word's own. */
export function encodeWord({ questions, pictures, lost = [] }: Writing): { file: Uint8Array; places: number[] } {
  const writer = new DocumentWriter(new Media(pictures));
  for (const [nth, one] of questions.entries()) writer.question(nth + 1, one);
  const body = tag('w:body', {}, writer.paragraphs.join(''));
  const typed = writer.formulas.toXml();
  const notes = lossNotes(questions.length, lost);
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const file = zipOf({
    '[Content_Types].xml': head + writer.media.contentTypes([STYLES], notes.length === 0 ? 'none' : 'core'),
    '_rels/.rels': head + writer.media.rootRelations(notes.length === 0 ? [] : [CORE]),
    ...(notes.length === 0 ? {} : { [CORE]: head + coreXml(notes.join('\n')) }),
    'word/document.xml': head + tag('w:document', namespaces, body),
    'word/styles.xml': head + stylesXml,
    'word/_rels/document.xml.rels':
      head + writer.media.relations(typed === undefined ? [] : [`../${FORMULAS}`], [STYLES]),
    ...(typed === undefined ? {} : { [FORMULAS]: head + typed }),
    ...Object.fromEntries(writer.media.files),
  });
  return { file, places: questions.map((_, place) => place) };
}
