import '../../../../../test/browser.js';
import { strToU8, zipSync } from 'fflate';
import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Unshowable } from './bytes.js';
import { columnName, wordsOf } from './cells.js';
import { readMindMap } from './mind-map.js';
import { openPackage } from './open-package.js';
import { safeNodes } from './safe-html.js';
import { readSlides } from './slides.js';
import { listZip } from './zip-list.js';

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
/** A server that has these bytes and sends the part that is asked for. */
const partsOf =
  (bytes: Uint8Array) =>
  async (_: string, { headers }: { headers: Record<string, string> }) => {
    const [start = 0, last = 0] = (headers.range ?? '').replace('bytes=', '').split('-').map(Number);
    return new Response(bytes.slice(start, last + 1));
  };
const html = (text: string) =>
  renderToStaticMarkup(safeNodes(text).filter((one) => isValidElement(one) || typeof one === 'string') as never); // as: nodes are what React draws

describe('a zip', () => {
  afterEach(() => vi.unstubAllGlobals());

  const list = (bytes: Uint8Array) => {
    vi.stubGlobal('fetch', partsOf(bytes));
    return listZip({ name: 'a.zip', size: bytes.length, url: '/a.zip' });
  };

  it('is listed without being inflated', async () => {
    const bytes = zipSync({ '教案/第一课.docx': strToU8('xxxx'), 'a.txt': strToU8('') });
    const { entries, total } = await list(bytes);
    expect([total, entries.map(({ name, size }) => [name, size])]).toEqual([
      2,
      [
        ['教案/第一课.docx', 4],
        ['a.txt', 0],
      ],
    ]);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['no zip', strToU8('x'.repeat(500))],
    ['half a zip', zipSync({ 'a.txt': strToU8('x'.repeat(100)) }).subarray(0, 60)],
  ])('that is %s is broken', (_, bytes) => expect(list(bytes)).rejects.toBeInstanceOf(Unshowable));

  it('that declares more than a document holds is refused before it is inflated', () => {
    const bytes = zipSync({ 'a.xml': new Uint8Array(1_000) });
    const view = new DataView(bytes.buffer);
    const at = [...bytes].findIndex((_, i) => bytes[i] === 0x50 && bytes[i + 1] === 0x4b && bytes[i + 2] === 1);
    view.setUint32(at + 24, 0xf0000000, true);
    expect(() => openPackage(bytes)).toThrow(new Unshowable('too-large'));
  });
});

describe('slides', () => {
  const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="p" xmlns:a="a"';
  const paragraph = (text: string, level = 0) => `<a:p><a:pPr lvl="${level}"/><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const files = (slide: string, rels = '') => ({
    'ppt/presentation.xml': xml(`<p:presentation ${R}><p:sldIdLst><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>`),
    'ppt/_rels/presentation.xml.rels': xml(
      '<Relationships><Relationship Id="r1" Target="slides/slide1.xml"/></Relationships>',
    ),
    'ppt/slides/slide1.xml': xml(`<p:sld ${R}>${slide}</p:sld>`),
    'ppt/slides/_rels/slide1.xml.rels': xml(`<Relationships>${rels}</Relationships>`),
    'ppt/media/a.png': strToU8('png'),
  });

  it('have a title, texts, tables and pictures, in their order', () => {
    const slide = `<p:sp><p:nvPr><p:ph type="title"/></p:nvPr>${paragraph('勾股定理')}</p:sp><p:sp>${paragraph('一', 1)}${paragraph(' ')}</p:sp>
      <a:tbl><a:tr><a:tc>${paragraph('甲')}</a:tc><a:tc>${paragraph('乙')}</a:tc></a:tr></a:tbl>
      <p:pic><p:cNvPr descr="图"/><a:blip r:embed="r2"/></p:pic><p:pic><a:blip r:embed="r3"/></p:pic>`;
    const rels =
      '<Relationship Id="r2" Target="../media/a.png"/><Relationship Id="r3" TargetMode="External" Target="https://elsewhere/x.png"/>';
    const [first, ...others] = readSlides(zipSync(files(slide, rels)));
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      title: '勾股定理',
      parts: [
        { kind: 'text', lines: [{ text: '一', level: 1 }] },
        { kind: 'table', rows: [['甲', '乙']] },
        { kind: 'picture', type: 'image/png', words: '图' },
      ],
    });
  });

  it.each([
    ['no zip', () => strToU8('x')],
    ['without slides', () => zipSync({ 'ppt/presentation.xml': xml('<p/>') })],
    ['with broken XML', () => zipSync({ ...files('<a'), 'ppt/slides/slide1.xml': strToU8('<a') })],
  ])('that are %s are broken', (_, bytes) => expect(() => readSlides(bytes())).toThrow(Unshowable));
});

describe('a mind map', () => {
  const tree = { title: '函数', children: [{ title: '一次', children: [] }] };

  it('is read from the new XMind, the old one, and FreeMind', () => {
    const json = [{ title: '画布 1', rootTopic: { title: '函数', children: { attached: [{ title: '一次' }] } } }];
    expect(readMindMap(zipSync({ 'content.json': strToU8(JSON.stringify(json)) }))).toEqual([
      { name: '画布 1', root: tree },
    ]);
    const old =
      '<xmap><sheet><topic><title>函数</title><children><topics type="attached"><topic><title>一次</title></topic></topics></children></topic><title>画布 1</title></sheet></xmap>';
    expect(readMindMap(zipSync({ 'content.xml': xml(old) }))).toEqual([{ name: '画布 1', root: tree }]);
    expect(readMindMap(xml('<map><node TEXT="函数"><node TEXT="一次"/></node></map>'))).toEqual([
      { name: '', root: tree },
    ]);
  });

  it.each([
    ['no JSON', zipSync({ 'content.json': strToU8('{') })],
    ['JSON of something else', zipSync({ 'content.json': strToU8('[{"rootTopic": 3}]') })],
    ['another zip', zipSync({ 'a.txt': strToU8('') })],
    ['another XML', xml('<html/>')],
  ])('that is %s is broken', (_, bytes) => expect(() => readMindMap(bytes)).toThrow(Unshowable));

  it('deeper than anybody draws ends', () => {
    let topic: object = { title: 'x' };
    for (let depth = 0; depth < 500; depth++) topic = { title: 'x', children: { attached: [topic] } };
    expect(readMindMap(zipSync({ 'content.json': strToU8(JSON.stringify([{ rootTopic: topic }])) }))).toHaveLength(1);
  });
});

describe('a document made of HTML', () => {
  it.each([
    ['<p>a<b>c</b></p>', '<p>a<span>c</span></p>'],
    ['<script>alert(1)</script><p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<span>a</span>'],
    ['<img src="https://elsewhere/x.png"><img src="x" onerror="alert(1)">', ''],
    ['<iframe src="/index"></iframe><svg onload="x()"></svg>', '<span></span>'],
    [
      '<table><tbody><tr><td colspan="2" style="x">a</td></tr></tbody></table>',
      '<table><tbody><tr><td colSpan="2">a</td></tr></tbody></table>',
    ],
    ['<img src="data:image/svg+xml;base64,xx">', ''],
    ['<img src="data:image/png;base64,xx" alt="图">', '<img src="data:image/png;base64,xx" alt="图"/>'],
  ])('%s → %s', (given, drawn) => expect(html(given)).toBe(drawn));
});

describe('cells', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('column %i is %s', (at, name) => expect(columnName(at)).toBe(name));
  it.each([
    [null, ''],
    [0.5, '0.5'],
    [true, 'true'],
    [new Date('2026-09-01T00:00:00Z'), '2026-09-01'],
    [new Date('2026-09-01T08:30:00Z'), '2026-09-01 08:30'],
  ])('%s reads %s', (value, words) => expect(wordsOf(value)).toBe(words));
});
