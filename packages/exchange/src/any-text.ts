import type { RichText } from '@zhibi/contract/kernel';
import fc from 'fast-check';

/** For specifications: words as a school writes them, with the signs that some form gives a meaning to. */
const word = fc.constantFrom(
  ...[
    '函数',
    'f(x)',
    '的最小值',
    'It was',
    '      ',
    'A.',
    '1.',
    'ANSWER',
    '$5',
    '100%',
    '{1:SA:=x}',
    '~',
    '=',
    '#',
    ':',
    '::',
    '//',
    '[',
    ']',
  ],
  ...[
    '<b>',
    '&amp;',
    '"',
    "'",
    '\\',
    '\\(',
    '\\)',
    '$$',
    '->',
    '____',
    '（  ）',
    '【答案】',
    '\u00a0',
    '😀',
    '𠮷',
    '\t',
    '{',
    '}',
    '|',
    '*',
    '@@PLUGINFILE@@/',
  ],
);
const phrase = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(''));
const plainText = phrase.map((v) => ({ t: 'text' as const, v: `题${v}` }));
const marked = fc
  .tuple(phrase, fc.constantFrom('bold', 'italic', 'underline', 'wave', 'dot', 'sub', 'sup'))
  .map(([v, mark]) => ({ t: 'text' as const, v: `字${v}`, marks: [mark as 'bold'] })); // one of the marks of the contract
const formula = fc
  .tuple(
    fc.constantFrom('x^2', '\\frac{1}{2}', 'a<b', '\\left\\{x\\right\\}', 'f(x)=\\sqrt{x}', '1:2', 'a&b'),
    fc.boolean(),
  )
  .map(([v, display]) => (display ? { t: 'math' as const, v, display } : { t: 'math' as const, v }));
const ruby = fc.constant({ t: 'ruby' as const, v: '汉字', over: 'hàn zì' });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0L9 9"/></svg>';
const picture = fc
  .tuple(
    fc.constantFrom({ kind: 'svg' as const, svg: drawing }, { kind: 'file' as const, fileId: 'dot' }),
    fc.integer({ min: 1, max: 18_000 }),
  )
  .map(([source, width]) => ({
    t: 'image' as const,
    source,
    widthMm: Math.max(0.1, width / 100),
    heightMm: 12.5,
    alt: '图 1 "a"<b>',
  }));

const lineOf = (rich: boolean) =>
  fc.array(
    rich
      ? fc.oneof(plainText, marked, formula, ruby, picture, fc.constant({ t: 'break' as const }))
      : fc.oneof(plainText, formula),
    {
      minLength: 1,
      maxLength: 4,
    },
  );

const paragraph = (rich: boolean) =>
  lineOf(rich).map((children) => ({ t: 'p' as const, children: [{ t: 'text' as const, v: '句' }, ...children] }));

/** A text of paragraphs and, when rich, tables, pictures and marks. Never empty. */
export const anyText = (rich: boolean): fc.Arbitrary<RichText> =>
  rich
    ? fc
        .tuple(
          fc.array(paragraph(true), { minLength: 1, maxLength: 2 }),
          fc.option(fc.array(fc.array(lineOf(true), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })),
        )
        .map(([blocks, rows]) => (rows === null ? blocks : [...blocks, { t: 'table' as const, rows }]))
    : paragraph(false).map((block) => [block]);
