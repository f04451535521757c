import { parseRich } from '@zhibi/content';
import { type QuestionBody, questionTypes } from '@zhibi/contract/questions';
import { openZip } from '@zhibi/files';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { usualLimits } from '../model.js';
import type { WordItem, WordPaper } from './model.js';
import { writeWordPaper } from './write.js';

const W = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  rel: 'http://schemas.openxmlformats.org/package/2006/relationships',
  ct: 'http://schemas.openxmlformats.org/package/2006/content-types',
};
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const body = (type: keyof typeof questionTypes, stem: string, rest: Partial<QuestionBody> = {}): QuestionBody => ({
  type: questionTypes[type],
  stem: parseRich(stem),
  options: [],
  answer: { kind: 'none' },
  analysis: [],
  parts: [],
  ...rest,
});
const options = (...texts: string[]) =>
  texts.map((text, at) => ({ label: String.fromCharCode(65 + at), content: parseRich(text) }));
const item = (no: number, question: QuestionBody, more: Partial<WordItem> = {}): WordItem => ({
  no: String(no),
  question,
  score: 10,
  points: null,
  spaceMm: 40,
  writing: 'squares',
  ...more,
});

const items: WordItem[] = [
  item(
    1,
    body('single-choice', '若 $x^2=4$，则 $x$ 等于（　　）', {
      options: options('2', '-2', '$\\pm 2$', '$\\frac{1}{2}$'),
      answer: { kind: 'choice', labels: ['C'] },
      analysis: parseRich('开平方有两个值。'),
    }),
  ),
  item(
    2,
    body('fill-in', '计算：$\\sqrt{9}=$ ___，$2+3=$ ___', {
      answer: { kind: 'blanks', blanks: [{ accepted: ['3'] }, { accepted: ['5'] }] },
    }),
  ),
  item(3, body('true-false', '0 是自然数', { answer: { kind: 'true-false', value: true } })),
  item(4, body('subjective', '解方程 $x+1=2$', { answer: { kind: 'open', content: parseRich('$x=1$') } }), {
    points: 8,
  }),
  item(5, body('writing', '以“家”为题写一篇作文。')),
  item(
    6,
    body('combined', '阅读下面的文字。', {
      parts: [body('single-choice', '选', { options: options('甲', '乙') }), body('fill-in', '填 ___')],
    }),
  ),
  item(7, {
    ...body('subjective', '看图回答'),
    stem: [
      ...parseRich('看图回答'),
      {
        t: 'p',
        children: [
          { t: 'image', source: { kind: 'file', fileId: 'there' }, widthMm: 500, heightMm: 100, alt: '三角形' },
          { t: 'image', source: { kind: 'file', fileId: 'lost' }, widthMm: 20, heightMm: 10, alt: '丢失的图' },
          {
            t: 'image',
            source: { kind: 'svg', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
            widthMm: 20,
            heightMm: 10,
            alt: '线',
          },
        ],
      },
      {
        t: 'table',
        header: true,
        rows: [[[{ t: 'text', v: '时间' }], [{ t: 'text', v: '路程' }]], [[{ t: 'text', v: '1' }]]],
      },
    ],
  }),
];

const paperOf = (change: Partial<WordPaper> = {}): WordPaper => ({
  title: '八年级数学　单元检测',
  schoolLine: '青禾实验中学',
  factsLine: '满分：100 分',
  notes: ['先填好卷首的各项．'],
  fields: ['姓名', '班级'],
  scoreTable: true,
  sections: [{ title: '一、全部题型', note: '（共 50 分）', items }],
  credits: '试题来源：校本题库',
  page: { widthMm: 210, heightMm: 297, columns: 1 },
  withAnswers: false,
  isLanguage: false,
  lined: false,
  stop: '．',
  pictures: new Map([['there', { bytes: png, type: 'image/png' as const }]]),
  drawn: new Map([['<svg xmlns="http://www.w3.org/2000/svg"/>', png]]),
  ...change,
});

/** The parts of the package, read by a program that is not ours. */
function opened(paper: WordPaper) {
  const zip = openZip(writeWordPaper(paper), usualLimits);
  const xml = (path: string) => {
    const bytes = zip.open(path);
    if (bytes === undefined) throw new Error(`${path} is not there`);
    return XmlDocument.fromBuffer(bytes);
  };
  const all = (path: string, query: string) => xml(path).find(query, W) as XmlElement[]; // as: the queries name elements
  return {
    xml,
    all,
    document: (query: string) => all('word/document.xml', query),
    has: (path: string) => zip.open(path) !== undefined,
  };
}
const textOf = (nodes: readonly XmlElement[]) => nodes.map((node) => node.content).join('');
const words = (paper: WordPaper) => textOf(opened(paper).document('//w:t'));

/** Children in the order that ECMA-376 (5th edition, part 1) gives them: Word calls a document that has another one damaged. */
const orders: Record<string, string[]> = {
  'w:rPr': ['rFonts', 'b', 'i', 'color', 'sz', 'szCs', 'u', 'vertAlign', 'em', 'lang'],
  'w:pPr': ['pStyle', 'keepNext', 'pBdr', 'tabs', 'spacing', 'ind', 'jc'],
  'w:tblPr': ['tblW', 'jc', 'tblBorders', 'tblLayout'],
  'w:tbl': ['tblPr', 'tblGrid', 'tr'],
  'w:tcPr': ['tcW', 'vAlign'],
  'w:trPr': ['cantSplit', 'trHeight', 'tblHeader'],
  'w:sectPr': ['footerReference', 'pgSz', 'pgMar', 'cols'],
  'w:rubyPr': ['rubyAlign', 'hps', 'hpsRaise', 'hpsBaseText', 'lid'],
  'w:ruby': ['rubyPr', 'rt', 'rubyBase'],
};

describe.each([false, true])('a paper in Word, with answers: %s', (withAnswers) => {
  const paper = paperOf({ withAnswers });

  it.each(Object.entries(orders))(
    'says what belongs to %s in its order, and nothing that is not named here',
    (name, order) => {
      for (const part of ['word/document.xml', 'word/styles.xml', 'word/footer1.xml'])
        for (const element of opened(paper).all(part, `//${name}`)) {
          const places = (element.find('./*') as XmlElement[]).map((child) => order.indexOf(child.name)); // as: elements are asked for
          expect(places, `${part} ${name}`).toEqual([...places].sort((a, b) => a - b));
          expect(places).not.toContain(-1);
        }
    },
  );

  it('ends each cell in a paragraph, and stands no table right behind another', () => {
    const { document } = opened(paper);
    expect(document('//w:tc[not(*[last()][self::w:p])]')).toEqual([]);
    expect(document('//w:tbl/following-sibling::*[1][self::w:tbl]')).toEqual([]);
  });

  it('finds every part that it names, and names the kind of every part', () => {
    const { all, document, has } = opened(paper);
    const relations = all('word/_rels/document.xml.rels', '//rel:Relationship');
    for (const relation of relations) expect(has(`word/${relation.attr('Target')?.value}`)).toBe(true);
    const ids = new Set(relations.map((relation) => relation.attr('Id')?.value));
    expect(ids.size).toBe(relations.length);
    const named = [
      ...document('//*[@r:embed]').map((node) => node.attr('embed', 'r')?.value),
      ...document('//*[@r:id]').map((node) => node.attr('id', 'r')?.value),
    ];
    expect(named.length).toBeGreaterThan(2);
    for (const id of named) expect(ids.has(id)).toBe(true);
    for (const override of all('[Content_Types].xml', '//ct:Override'))
      expect(has(String(override.attr('PartName')?.value).slice(1))).toBe(true);
  });

  it('has all formulas as formulas, none as its source', () => {
    const { document } = opened(paper);
    expect(document('//m:oMath').length).toBeGreaterThanOrEqual(6);
    expect(document('//m:f/m:num').length).toBe(1);
    expect(words(paper)).not.toMatch(/\\frac|\\sqrt|\$/);
  });

  it('has head, sections, numbers and points in their order', () => {
    const said = words(paper);
    const order = [
      '青禾实验中学',
      '八年级数学',
      '满分：100 分',
      '姓名：',
      '注意事项',
      '题号',
      '一、全部题型',
      '等于',
      '2．',
      '3．',
      '4．',
      '（8 分）',
      '5．',
      '6．',
      '（1）',
      '（2）',
      '7．',
      '试题来源',
    ];
    const places = order.map((one) => said.indexOf(one));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('the edition of students', () => {
  const { document } = opened(paperOf());
  it('says no answer and leaves its place: brackets, lines, empty paper, squares', () => {
    expect(words(paperOf())).not.toMatch(/【|开平方|√/);
    expect(textOf(document('//w:p[contains(., "等于")]//w:t'))).toContain('（\u3000\u3000）');
    const blanks = document('//w:r/w:t').filter((node) => /^_{4,}$/.test(node.content));
    expect(blanks.length).toBeGreaterThanOrEqual(3);
    expect(document('//w:p[w:pPr/w:spacing/@w:lineRule="exact"][not(w:r)]').length).toBeGreaterThan(8);
    expect(document('//w:tbl[count(w:tr)=1][count(w:tr/w:tc)>15]').length).toBe(4);
  });

  it('has short options in one line at tabs, and lines to write on where the subject asks for them', () => {
    const row = document('//w:p[w:r/w:t="A．"][w:r/w:t="D．"]');
    expect(row).toHaveLength(1);
    expect(row[0]?.find('./w:pPr/w:tabs/w:tab', W)).toHaveLength(3);
    expect(opened(paperOf({ lined: true })).document('//w:pBdr').length).toBeGreaterThan(3);
  });

  it('shows a picture no wider than the column, the words of one that is lost, and points for a drawing', () => {
    const [wide] = document('//wp:extent');
    expect(Number(wide?.attr('cx')?.value) / 36_000).toBeLessThan(175);
    expect(words(paperOf())).toContain('丢失的图');
    expect(document('//wp:extent')).toHaveLength(2);
  });

  it('stands on the sheet of the paper', () => {
    const wide = opened(paperOf({ page: { widthMm: 390, heightMm: 270, columns: 2 } }));
    const [size] = wide.document('//w:pgSz');
    expect([size?.attr('w', 'w')?.value, size?.attr('h', 'w')?.value, size?.attr('orient', 'w')?.value]).toEqual([
      '22110',
      '15307',
      'landscape',
    ]);
    expect(wide.document('//w:cols')[0]?.attr('num', 'w')?.value).toBe('2');
  });
});

describe('the edition of teachers', () => {
  const said = words(paperOf({ withAnswers: true }));
  it.each(['（ C ）', '（ √ ）', '【答案】', '【解析】开平方有两个值。', '\u20023\u2002', '\u20025\u2002'])(
    'says %s',
    (answer) => {
      expect(said).toContain(answer);
    },
  );
});

describe('what cannot be written as it is', () => {
  const one = (stem: string, more: Partial<QuestionBody> = {}) =>
    paperOf({ sections: [{ title: '', note: '', items: [item(1, body('single-choice', stem, more))] }] });
  it.each([
    ['a broken formula stands as its source', one('求 $\\frac{1}{$ 的值'), '\\frac'],
    ['signs of XML are words', one('a<b & c>"d"'), 'a<b & c>"d"'],
    ['signs that XML cannot hold are left out', one('甲\u0001乙'), '甲乙'],
    [
      'more options than letters',
      one('选', { options: options(...Array.from({ length: 30 }, (_, at) => `第${at}项`)) }),
      '第29项',
    ],
  ])('%s', (_, paper, expected) => {
    expect(words(paper)).toContain(expected);
  });
});

describe('a text with questions', () => {
  const letters = ['A', 'B', 'C'].map((label) => ({ label, content: parseRich(label) }));
  const gaps = item(
    12,
    body(
      'combined',
      '阅读短文，选择最佳选项。\nKeeping a notebook is old. ___ Here is some advice for everybody who writes. ___',
      {
        parts: [body('single-choice', '', { options: letters }), body('single-choice', '', { options: letters })],
      },
    ),
  );
  const of = (isLanguage: boolean) => paperOf({ isLanguage, sections: [{ title: '', note: '', items: [gaps] }] });

  it('has its gaps numbered, its first lines begin later, and names no letters twice', () => {
    const { document } = opened(of(true));
    const [text] = document('//w:p[contains(., "Keeping")]');
    expect(text?.content).toMatch(/_+\(1\)_+.*_+\(2\)_+/);
    expect(text?.find('./w:pPr/w:ind/@w:firstLine', W)).toHaveLength(1);
    expect(words(of(true))).not.toContain('A．');
    expect(document('//w:p[contains(., "（1）")][contains(., "（2）")]')).toHaveLength(1);
  });

  it('says what each of its questions is worth where that differs', () => {
    const parts = [body('single-choice', '选', { options: letters }), body('subjective', '说说你的看法')];
    const one = item(1, body('combined', '阅读下面的文字。', { parts }), { score: 6 });
    expect(words(paperOf({ sections: [{ title: '', note: '', items: [one] }] }))).toMatch(/（2 分）选.*（4 分）说说/);
  });

  it('hangs numbers of two digits in room that their tab does not run over', () => {
    const [line] = opened(of(false)).document('//w:p[w:r/w:t="12．"]');
    const stop = Number(line?.find('./w:pPr/w:tabs/w:tab/@w:pos', W)[0]?.content);
    expect(stop / 56.7).toBeGreaterThan(2 * 1.85 + 3.7);
  });
});

it('keeps a blank in one piece where a line ends, and sets powers of an answer', () => {
  const power = body('fill-in', '计算 ___', { answer: { kind: 'blanks', blanks: [{ accepted: ['-8x^3'] }] } });
  const of = (withAnswers: boolean) =>
    opened(paperOf({ withAnswers, sections: [{ title: '', note: '', items: [item(1, power)] }] }));
  expect(of(false).document('//w:t[starts-with(., "____")]')).toHaveLength(1);
  expect(of(true).document('//m:sSup')).toHaveLength(1);
});
