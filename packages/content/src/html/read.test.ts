import { RichText } from '@zhibi/contract/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml } from '../output/html.js';
import { anyRich, anyText } from '../rich/any-rich.js';
import { normaliseRich } from '../rich/normalise.js';
import { richFromHtml } from './read.js';

const text = (v: string, ...marks: string[]) => (marks.length > 0 ? { t: 'text', v, marks } : { t: 'text', v });
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48" onload="alert(1)"><path d="M0 0"/></svg>';

describe('question HTML', () => {
  it.each([
    [
      '<p>一</p><p>二</p>',
      [
        { t: 'p', children: [text('一')] },
        { t: 'p', children: [text('二')] },
      ],
    ],
    ['一<br>二', [{ t: 'p', children: [text('一'), { t: 'break' }, text('二')] }]],
    ['<b>a</b><strong>b</strong><i>c</i>', [{ t: 'p', children: [text('ab', 'bold'), text('c', 'italic')] }]],
    [
      'x<sub>1</sub><sup>2</sup><u>u</u>',
      [{ t: 'p', children: [text('x'), text('1', 'sub'), text('2', 'sup'), text('u', 'underline')] }],
    ],
    ['<span class="dot">字</span>', [{ t: 'p', children: [text('字', 'dot')] }]],
    ['<span class="math" data-latex="x&lt;1"><b>noise</b></span>', [{ t: 'p', children: [{ t: 'math', v: 'x<1' }] }]],
    [
      '<ruby>汉<rp>(</rp><rt>hàn</rt>字<rt>zì</rt></ruby>',
      [
        {
          t: 'p',
          children: [
            { t: 'ruby', v: '汉', over: 'hàn' },
            { t: 'ruby', v: '字', over: 'zì' },
          ],
        },
      ],
    ],
    [
      '<table><tr><th>a<td>b<tr><td>c<td>d</table>',
      [
        {
          t: 'table',
          header: true,
          rows: [
            [[text('a')], [text('b')]],
            [[text('c')], [text('d')]],
          ],
        },
      ],
    ],
    ['<p style="text-align:center">  a \n b </p>', [{ t: 'p', align: 'center', children: [text('a b')] }]],
    [
      '<img src="file:abc" width="96" height="48" alt="图">',
      [
        {
          t: 'p',
          children: [{ t: 'image', source: { kind: 'file', fileId: 'abc' }, widthMm: 25.4, heightMm: 12.7, alt: '图' }],
        },
      ],
    ],
    ['1 &lt; 2 &amp;&nbsp;3', [{ t: 'p', children: [text('1 < 2 &\u00a03')] }]],
  ])('%s is read', (html, expected) => {
    expect(richFromHtml(html)).toEqual(expected);
  });

  it.each([
    '<script>alert(1)</script>题',
    '<style>p{}</style>题',
    '<iframe src="javascript:alert(1)">x</iframe>题',
    '<svg><script>alert(1)</script></svg>题',
    '<p onclick="alert(1)">题</p>',
    '<a href="javascript:alert(1)">题</a>',
    '<img src=x onerror=alert(1)>题',
    '<img src="javascript:alert(1)">题',
    '<img src="https://evil.example/x.png">题',
    '<img src="data:text/html,<script>alert(1)</script>">题',
    '<img src="data:image/svg+xml,%E0%A4%A">题',
    '<img src="data:image/svg+xml;base64,???">题',
    '题<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<<b></b>script>alert(1)<</b>/script>题',
  ])('nothing but text is left of %s', (html) => {
    const rich = richFromHtml(html);
    expect(JSON.stringify(rich)).toContain('题');
    expect(JSON.stringify(rich)).not.toMatch(/image|javascript:|onerror|evil/);
  });

  it.each(['script', 'style', 'iframe', 'object', 'template', 'noscript', 'textarea', 'svg', 'math', 'title'])(
    'what stands in <%s> is left out',
    (name) => {
      expect(richFromHtml(`题<${name}>alert(1)</${name}>`)).toEqual([{ t: 'p', children: [text('题')] }]);
    },
  );

  it('gives the words of a picture that it does not take', () => {
    expect(richFromHtml('<img src="https://evil.example/x.png" alt="三角形">')).toEqual([
      { t: 'p', children: [text('三角形')] },
    ]);
  });

  it.each([
    `data:image/svg+xml;base64,${btoa(drawing)}`,
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`,
  ])('takes a drawing, sanitised, in its own size: %s', (src) => {
    const [block] = richFromHtml(`<img src="${src}" alt="">`);
    expect(block?.t === 'p' && block.children[0]).toMatchObject({ t: 'image', widthMm: 25.4, heightMm: 12.7 });
    expect(JSON.stringify(block)).not.toContain('onload');
  });
});

describe('whatever is given', () => {
  it('is read into what the contract allows, without throwing', () => {
    const piece = fc.oneof(
      anyText,
      fc.constantFrom(
        '<p>',
        '</p>',
        '<table>',
        '<tr>',
        '<td>',
        '</td>',
        '</table>',
        '<ruby>',
        '<rt>',
        '</ruby>',
        '<img src="file:1" width="1e9">',
        '<!--',
        '<![CDATA[',
        '<b',
        '<span data-blank="x">',
        '<span data-blank="2" data-width="9999">',
        '<p style="',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 15 }), (pieces) => {
        const rich = richFromHtml(pieces.join(''));
        expect(RichText.safeParse(rich).success).toBe(true);
        expect(normaliseRich(rich)).toEqual(rich);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['<b>', '<div>', '<table><tr><td>', '<', '<ruby>', '&', '<p a='])(
    // Read in time that grows faster than the text, these would take minutes: longer than a specification may.
    'ends for 300,000 characters of %s',
    (sign) => {
      expect(RichText.safeParse(richFromHtml(sign.repeat(300_000 / sign.length))).success).toBe(true);
    },
  );

  it('that we wrote ourselves is read back, but for space, last breaks of cells, pinyin and pictures', () => {
    const looks = (html: string) => html.replace(/[ \t\n\r\f]+/g, '').replace(/(?:<br>)+(?=<\/t[dh]>)/g, '');
    const tools = { renderMath: () => '', imageUrl: (id: string) => `file:${id}`, drawFigure: () => undefined };
    const readable = anyRich.map((rich) =>
      normaliseRich(rich).filter((block) => !/"image"|"ruby"/.test(JSON.stringify(block))),
    );
    fc.assert(
      fc.property(readable, (rich) => {
        expect(looks(toHtml(richFromHtml(toHtml(rich, tools)), tools))).toBe(looks(toHtml(rich, tools)));
      }),
      { numRuns: 500 },
    );
  });
});
