import { escapeXml, tag } from '../xml.js';
import { run } from './runs.js';

export const namespaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:m': 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
};

const faces = {
  'w:ascii': 'Times New Roman',
  'w:hAnsi': 'Times New Roman',
  'w:eastAsia': '宋体',
  'w:cs': 'Times New Roman',
};
const size = (halfPoints: number) =>
  tag('w:sz', { 'w:val': `${halfPoints}` }) + tag('w:szCs', { 'w:val': `${halfPoints}` });

interface Style {
  id: string;
  name: string;
  paragraph: string;
  letters: string;
}

const styleXml = ({ id, name, paragraph, letters }: Style): string =>
  tag(
    'w:style',
    { 'w:type': 'paragraph', 'w:styleId': id },
    [
      tag('w:name', { 'w:val': name }),
      tag('w:basedOn', { 'w:val': 'Normal' }),
      tag('w:qFormat'),
      tag('w:pPr', {}, paragraph),
      tag('w:rPr', {}, letters),
    ].join(''),
  );

const centred = tag('w:jc', { 'w:val': 'center' });
const apart = (before: number, after: number) => tag('w:spacing', { 'w:before': `${before}`, 'w:after': `${after}` });
const heavy = tag('w:rFonts', { 'w:eastAsia': '黑体' });

/** How a paper looks: 宋体 of 10.5 points, one and a half lines, titles in 黑体; the names are those that Word and WPS list. */
export const stylesXml = (): string =>
  tag(
    'w:styles',
    { 'xmlns:w': namespaces['xmlns:w'] },
    [
      tag(
        'w:docDefaults',
        {},
        tag(
          'w:rPrDefault',
          {},
          tag(
            'w:rPr',
            {},
            tag('w:rFonts', faces) + size(21) + tag('w:lang', { 'w:val': 'en-US', 'w:eastAsia': 'zh-CN' }),
          ),
        ) + tag('w:pPrDefault', {}, tag('w:pPr', {}, tag('w:spacing', { 'w:line': '336', 'w:lineRule': 'auto' }))),
      ),
      tag(
        'w:style',
        { 'w:type': 'paragraph', 'w:default': '1', 'w:styleId': 'Normal' },
        tag('w:name', { 'w:val': 'Normal' }) + tag('w:qFormat'),
      ),
      ...[
        { id: 'PaperTerm', name: '试卷 学校', paragraph: centred, letters: size(24) },
        {
          id: 'PaperTitle',
          name: '试卷 标题',
          paragraph: apart(60, 60) + centred,
          letters: heavy + tag('w:b') + size(34),
        },
        { id: 'PaperFacts', name: '试卷 满分时间', paragraph: centred, letters: size(20) },
        { id: 'PaperNote', name: '试卷 注意事项', paragraph: '', letters: size(18) },
        {
          id: 'PaperSection',
          name: '试卷 大题',
          paragraph: tag('w:keepNext') + apart(160, 60),
          letters: size(22),
        },
      ].map(styleXml),
    ].join(''),
  );

/** What a field of Word counts by itself. */
const field = (what: string): string =>
  [
    tag('w:r', {}, tag('w:fldChar', { 'w:fldCharType': 'begin' })),
    tag('w:r', {}, tag('w:instrText', { 'xml:space': 'preserve' }, escapeXml(` ${what} `))),
    tag('w:r', {}, tag('w:fldChar', { 'w:fldCharType': 'separate' })),
    run('1'),
    tag('w:r', {}, tag('w:fldChar', { 'w:fldCharType': 'end' })),
  ].join('');

/** 第 x 页（共 y 页） under every page. */
export const footerXml = (title: string): string =>
  tag(
    'w:ftr',
    { 'xmlns:w': namespaces['xmlns:w'], 'xmlns:r': namespaces['xmlns:r'] },
    tag(
      'w:p',
      {},
      tag('w:pPr', {}, centred) +
        run(`${title}\u3000第 `, { size: 18 }) +
        field('PAGE') +
        run(' 页（共 ', { size: 18 }) +
        field('NUMPAGES') +
        run(' 页）', { size: 18 }),
    ),
  );

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** The parts of the document beside its text and its pictures, as the package says them. */
export const documentParts = [
  { id: 'ownStyles', name: 'styles.xml', type: `${office}/styles`, content: 'styles' },
  { id: 'ownFooter', name: 'footer1.xml', type: `${office}/footer`, content: 'footer' },
] as const;
export const FOOTER_ID = documentParts[1].id;
