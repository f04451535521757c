import { zipOf } from '@zhibi/files';
import { Media } from '../word/media.js';
import { tag } from '../xml.js';
import type { WordPaper } from './model.js';
import { documentParts, FOOTER_ID, footerXml, namespaces, stylesXml } from './package-parts.js';
import { paragraph, table, twips } from './paragraphs.js';
import { hangOf, questionXml } from './question.js';
import { run } from './runs.js';

const MARGIN_MM = 18;
const GUTTER_MM = 12;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * A paper as a Word document that is printed as it is or changed: head, sections, numbers, scores, options in columns, formulas that can be edited, places
 * to write in. Strip, boxes and codes are not there: a machine reads the PDF's pages, whose places it knows.
 */
export function writeWordPaper(paper: WordPaper): Uint8Array {
  const { widthMm, columns } = paper.page;
  const roomMm = (widthMm - 2 * MARGIN_MM - (columns - 1) * GUTTER_MM) / columns;
  const media = new Media(paper.pictures, paper.drawn);
  const numbers = paper.sections.flatMap(({ items }) => items.map(({ no }) => no));
  const of = { ...paper, tools: { media, roomMm }, hangMm: hangOf(numbers, paper.stop) };
  const body = [
    ...headXml(paper, roomMm),
    ...paper.sections.flatMap(({ title, note, items }) => [
      title === ''
        ? ''
        : paragraph(run(title, { bold: true, heavy: true }) + run(note), { style: 'PaperSection', keepNext: true }),
      ...items.map((item) => questionXml(item, of)),
    ]),
    paper.credits === '' ? '' : paragraph(run(paper.credits, { size: 15 })),
    sectionXml(paper),
  ].join('');
  const contents = { styles: stylesXml(), footer: footerXml(paper.title.replaceAll('\n', ' ')) };
  return zipOf({
    '[Content_Types].xml': HEAD + media.contentTypes(documentParts, 'none'),
    '_rels/.rels': HEAD + media.rootRelations([]),
    'word/document.xml': HEAD + tag('w:document', namespaces, tag('w:body', {}, body)),
    'word/_rels/document.xml.rels': HEAD + media.relations([], documentParts),
    ...Object.fromEntries(documentParts.map(({ name, content }) => [`word/${name}`, HEAD + contents[content]])),
    ...Object.fromEntries(media.files),
  });
}

function headXml({ schoolLine, title, factsLine, notes, fields, scoreTable, sections }: WordPaper, roomMm: number) {
  const filled = fields
    .map((name) => run(`${name}：`) + run('\u3000'.repeat(5), { underline: true }))
    .join(run('\u3000'));
  return [
    schoolLine === '' ? '' : paragraph(run(schoolLine), { style: 'PaperTerm' }),
    ...title.split('\n').map((line) => paragraph(run(line), { style: 'PaperTitle' })),
    factsLine === '' ? '' : paragraph(run(factsLine), { style: 'PaperFacts' }),
    fields.length === 0 ? '' : paragraph(filled, { align: 'center' }),
    notes.length === 0 ? '' : paragraph(run('注意事项：', { bold: true }), { style: 'PaperNote', keepNext: true }),
    ...notes.map((note, at) => paragraph(run(`${at + 1}．${note}`), { style: 'PaperNote', indentMm: 8, hangingMm: 6 })),
    scoreTable ? scoreTableXml(sections.length, roomMm) : '',
  ];
}

const NUMERALS = '一二三四五六七八九十';

function scoreTableXml(sections: number, roomMm: number): string {
  const shown = [...NUMERALS].slice(0, sections);
  const wide = (roomMm - 32) / Math.max(1, shown.length);
  const cell = (text: string) => paragraph(run(text), { align: 'center' });
  const rows = [['题号', ...shown, '总分'].map(cell), ['得分', ...shown.map(() => ''), ''].map(cell)];
  return table(rows, { widthsMm: [14, ...shown.map(() => wide), 18] }) + tag('w:p');
}

function sectionXml({ page: { widthMm, heightMm, columns } }: WordPaper): string {
  const size = {
    'w:w': twips(widthMm),
    'w:h': twips(heightMm),
    ...(widthMm > heightMm ? { 'w:orient': 'landscape' } : {}),
  };
  const side = twips(MARGIN_MM);
  const margins = {
    'w:top': side,
    'w:right': side,
    'w:bottom': side,
    'w:left': side,
    'w:header': twips(10),
    'w:footer': twips(9),
    'w:gutter': '0',
  };
  return tag(
    'w:sectPr',
    {},
    [
      tag('w:footerReference', { 'w:type': 'default', 'r:id': FOOTER_ID }),
      tag('w:pgSz', size),
      tag('w:pgMar', margins),
      tag('w:cols', columns === 1 ? { 'w:space': '425' } : { 'w:num': `${columns}`, 'w:space': twips(GUTTER_MM) }),
    ].join(''),
  );
}
