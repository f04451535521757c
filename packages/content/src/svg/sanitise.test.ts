import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseSvg } from './sanitise.js';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const attacks = [
  svg('<script>alert(1)</script>'),
  svg('<script href="//evil.example/x.js"/>'),
  svg('<g><script type="text/javascript"><![CDATA[alert(1)]]></script></g>'),
  svg('', 'onload="alert(1)"'),
  svg('<rect width="1" height="1" onclick="alert(1)" onmouseover="alert(1)"/>'),
  svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>'),
  svg('<a href="javascript:alert(1)"><text>x</text></a>'),
  svg('<use href="https://evil.example/x.svg#a"/>'),
  svg('<use xlink:href="data:image/svg+xml;base64,AAAA#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>'),
  svg('<image href="https://evil.example/x.png" width="1" height="1"/>'),
  svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
  svg('<set attributeName="onmouseover" to="alert(1)"/>'),
  svg('<style>@import url(https://evil.example/x.css);</style>'),
  svg('<rect style="fill:url(https://evil.example/x)"/>'),
  svg('<rect fill="url(https://evil.example/x#a)"/>'),
  svg('<rect fill="url(other.svg)"/>'),
  svg('<rect fill="url(&quot;javascript:alert(1)&quot;)"/>'),
  svg('<rect style="background:url(javascript:alert(1))"/>'),
  svg('<path d="M0 0" filter="url(https://evil.example)"/>'),
  svg('<title><img src="x" onerror="alert(1)"/></title>'),
  svg('<desc><![CDATA[</desc><script>alert(1)</script>]]></desc>'),
  svg('<text><![CDATA[<script>alert(1)</script>]]></text>'),
  svg('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'),
  svg('<p><style>&lt;/p></style><img src="x" onerror="alert(1)"/></p>'),
  svg('<math><mtext><script>alert(1)</script></mtext></math>'),
  svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
  svg('<SCRIPT>alert(1)</SCRIPT>'),
  svg('<g id="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>'),
  svg('<feImage href="https://evil.example/x.png"/>'),
  svg('<handler type="application/ecmascript">alert(1)</handler>'),
  svg('<iframe src="javascript:alert(1)"/>'),
  svg('<text font-family="x;background:url(//evil.example)">a</text>'),
];

const refused = [
  svg('<p><style></p></style><img src="x" onerror="alert(1)"/></p>'),
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>',
  '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg><text>&b;</text></svg>',
  '<svg><text>&unknown;</text></svg>',
  '<svg><g></svg></g>',
  '<svg><rect width=1 onload=alert(1)></svg>',
  '<svg><rect width="<script>"/></svg>',
  '<html><svg></svg></html>',
  '<svg></svg><script>alert(1)</script>',
  'x<svg></svg>',
  '<svg',
  '',
  svg('<g>'.repeat(70) + '</g>'.repeat(70)),
  svg('<g/>'.repeat(20_001)),
  svg(`<path d="${'M0 0'.repeat(60_000)}"/>`),
  svg(`<g id="a">${'<path d="M0 0"/>'.repeat(1_000)}</g>${'<use href="#a"/>'.repeat(1_000)}`),
];

const shape =
  /^<svg(?: [\w-]+="[^"<>]*")*(?:\/>|>(?:[^<]|<\/?(?:svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|clipPath|marker|linearGradient|radialGradient|stop)(?: [\w-]+="[^"<>]*")*\/?>)*)$/;
/** In tags: words between them are words, whatever they say. */
const unsafeTag =
  /[\s"]on\w+=|javascript:|data:|https?:\/\/(?!www\.w3\.org\/2000\/svg")|url\((?!#)|href="(?!#)|style=/i;
const unsafe = /<!|<\?|&(?!amp;|lt;|gt;|quot;)/i;

function expectSafe(clean: string | undefined): void {
  if (clean === undefined) return;
  expect(clean).toMatch(shape);
  expect(clean).not.toMatch(unsafe);
  expect(clean.replace(/>[^<]*</g, '><')).not.toMatch(unsafeTag);
  expect(sanitiseSvg(clean)).toBe(clean);
}

describe('a drawing', () => {
  it.each(attacks)('is taken without the attack: %s', (attack) => {
    const clean = sanitiseSvg(attack);
    expect(clean).toBeDefined();
    expectSafe(clean);
  });

  it.each(refused.map((text) => [text.slice(0, 60), text]))('is refused: %s', (_, text) => {
    expect(sanitiseSvg(text)).toBeUndefined();
  });

  it.each([
    '<circle cx="1e38" cy="1e38" r="1e38"/>',
    `<rect width="${'9'.repeat(400)}" height="1"/>`,
    '<path d="M0 0L-1e309 9"/>',
    '<polygon points="0,0 .5e99,1 1,1"/>',
    '<g transform="scale(1e30)"/>',
    '<path stroke-width="1e30" style="font-size: 1e30px"/>',
  ])('has no place and no length that nobody can draw: %s', (inside) => {
    const clean = sanitiseSvg(svg(inside, 'viewBox="0 0 1e308 9" width="1e20"'));
    expect(clean).toMatch(/^<svg xmlns="[^"]*">/);
    expect(clean).not.toMatch(/e\d\d|9{9}/);
  });

  it('keeps colours that read like a number', () => {
    const red = svg(
      '<path d="M0 0L1e3 1.5e-3" fill="#1e9999" stroke="#99999999" stroke-width=".5"/>',
      'viewBox="0 0 9 9"',
    );
    expect(sanitiseSvg(red)).toContain('d="M0 0L1e3 1.5e-3" fill="#1e9999" stroke="#99999999" stroke-width=".5"');
  });

  it('keeps what draws', () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><g transform="translate(1,2) rotate(-30)" stroke="#000" fill="none"><path d="M0,0 L10 10z" stroke-dasharray="2 1"/><text x="1" y="2" font-family="KaiTi, serif">点 A</text></g></svg>';
    expect(sanitiseSvg(drawing)).toBe(drawing);
  });

  it('keeps colours that stand in a style, as attributes', () => {
    expect(sanitiseSvg(svg('<rect style="fill:#f00; stroke : none"/>'))).toContain('<rect fill="#f00" stroke="none"/>');
  });

  it('keeps arrows and repeated shapes of its own', () => {
    const clean = sanitiseSvg(
      svg(
        '<defs><marker id="arrow"><path d="M0 0"/></marker></defs><path d="M1 1" marker-end="url(#arrow)"/><g id="unused"/>',
      ),
    );
    expect(clean).toContain('<marker id="g-arrow">');
    expect(clean).toContain('marker-end="url(#g-arrow)"');
    expect(clean).not.toContain('unused');
  });

  it('gives its names the scope that is asked for', () => {
    const once = sanitiseSvg(svg('<path id="a" d="M0 0"/><use href="#a"/>')) ?? '';
    expect(sanitiseSvg(once, 'g7x')).toContain('href="#g7x-a"');
  });

  it('does not repeat what is not there or is itself a repetition', () => {
    expect(sanitiseSvg(svg('<use id="b" href="#gone"/><use href="#b"/>'))).not.toContain('use');
  });

  it('does not let a repeated shape repeat another', () => {
    const bomb = svg(
      '<g id="a"><path d="M0 0"/></g>' +
        Array.from({ length: 9 }, (_, i) => {
          const inner = `<use href="#${String.fromCharCode(97 + i)}"/>`;
          return `<g id="${String.fromCharCode(98 + i)}">${inner.repeat(10)}</g>`;
        }).join(''),
    );
    expect(sanitiseSvg(bomb)?.match(/<use/g)?.length ?? 0).toBeLessThanOrEqual(10);
  });

  it('passes over comments, a declaration and a plain document type', () => {
    const file = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd"><!-- by --> ${svg('<!-- a --><g/>')}\n`;
    expect(sanitiseSvg(file)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>');
  });
});

describe('whatever is given', () => {
  const piece = fc.constantFrom(
    ...attacks.map((attack) => attack.replace(/^<svg[^>]*>|<\/svg>$/g, '')),
    ...[
      '<g id="a">',
      '</g>',
      '<use href="#a"/>',
      '<use id="b" href="#b"/>',
      '<path clip-path="url(#a)" d="M0 0"/>',
      '<clipPath id="a"><use href="#a"/></clipPath>',
    ],
    ...[
      '<rect fill="url(#b)"/>',
      '<linearGradient id="b" href="#a"/>',
      '<marker id="a" marker-end="url(#a)"/>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&#60;',
      '&#x3c;script>',
      '"',
      "'",
      '<text>',
      '</text>',
      'x',
    ],
  );

  it('comes out safe and sanitised again is the same', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        expectSafe(sanitiseSvg(svg(pieces.join(''))));
      }),
      { numRuns: 3_000 },
    );
  });

  it('comes out safe from attributes of any text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('fill', 'style', 'd', 'id', 'href', 'onload', 'clip-path'),
        fc.string({ unit: 'binary' }),
        (name, value) => {
          const escaped = value.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
          expectSafe(sanitiseSvg(svg(`<use ${name}="${escaped}"/><text ${name}="url(#${escaped})">${escaped}</text>`)));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
