import { Align, type Block, type Inline, Mark, type RichText } from '@zhibi/contract/kernel';
import fc from 'fast-check';
import { sampleGeometry, sampleLine, samplePlane } from '../figure/sample-figures.js';

/** For specifications: text full of the signs that our own form, HTML, Typst and Unicode give a meaning to. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '$',
          '$$',
          '\\',
          '_',
          '___',
          '*',
          '**',
          '[',
          '[[',
          ']]',
          '{{',
          '}}',
          '|',
          '\n',
          ' ',
          '5',
          'x',
          '汉',
          '=',
          '^',
          '%',
        ],
        ...[
          '[[table]]',
          '[[/table]]',
          '[[center]]',
          '[[br]]',
          '[[b:',
          '[[dot:',
          '[[math:',
          '<b>',
          '&lt;',
          '"',
          '#',
          '\u200d',
          '\ud800',
        ],
      ),
      { maxLength: 8 },
    )
    .map((signs) => signs.join('')),
);

const marks = fc.uniqueArray(fc.constantFrom(...Mark.options), { maxLength: 3 });
const length = (max: number) => fc.oneof(fc.integer({ min: 1, max }), fc.double({ min: 0.01, max, noNaN: true }));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text x="1">[[a|b]]</text></svg>';

export const anyInline: fc.Arbitrary<Inline> = fc.oneof(
  fc.record({ t: fc.constant('text' as const), v: anyText, marks }, { requiredKeys: ['t', 'v'] }),
  fc.record({ t: fc.constant('math' as const), v: anyText, display: fc.boolean() }, { requiredKeys: ['t', 'v'] }),
  fc.record(
    { t: fc.constant('blank' as const), index: fc.nat(9), widthMm: length(160) },
    { requiredKeys: ['t', 'index'] },
  ),
  fc.record({ t: fc.constant('ruby' as const), v: anyText, over: anyText }),
  fc.record({
    t: fc.constant('image' as const),
    source: fc.oneof(
      fc.constant({ kind: 'svg' as const, svg: drawing }),
      fc.constantFrom(sampleLine, samplePlane, sampleGeometry).map((figure) => ({ kind: 'figure' as const, figure })),
      fc.record({ kind: fc.constant('file' as const), fileId: anyText.filter((id) => id !== '') }),
    ),
    widthMm: length(180),
    heightMm: length(260),
    alt: anyText,
  }),
  fc.constant({ t: 'break' as const }),
);

const line = fc.array(anyInline, { maxLength: 6 });

export const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  { weight: 3, arbitrary: paragraph() },
  {
    weight: 1,
    arbitrary: fc.record({
      t: fc.constant('table' as const),
      header: fc.boolean(),
      rows: fc.array(fc.array(line, { maxLength: 3 }), { maxLength: 3 }),
    }),
  },
);

function paragraph(): fc.Arbitrary<Block> {
  return fc.record(
    { t: fc.constant('p' as const), align: fc.constantFrom(...Align.options), indent: fc.boolean(), children: line },
    { requiredKeys: ['t', 'children'] },
  );
}

export const anyRich: fc.Arbitrary<RichText> = fc.array(anyBlock, { maxLength: 4 });
