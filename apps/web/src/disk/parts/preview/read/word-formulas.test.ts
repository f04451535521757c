// @vitest-environment node
import { openZip, zipOf } from '@zhibi/files';
import { expect, it } from 'vitest';
import { formulasApart, piecesOf } from './word-formulas.js';

const half = '<m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f>';
const wordOf = (body: string) => zipOf({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` });

it('the formulas of a Word document are found again in its text, in their order', () => {
  const { bytes, formulas } = formulasApart(
    wordOf(`<w:p><w:r><w:t>1. </w:t></w:r><m:oMath>${half}</m:oMath></w:p>
      <w:p><m:oMathPara><m:oMath><m:r><m:t>x&lt;3</m:t></m:r></m:oMath></m:oMathPara></w:p>`),
  );
  const limits = { files: 10, unpackedBytes: 10_000 };
  const text = new TextDecoder().decode(openZip(bytes, limits).open('word/document.xml')).replace(/<[^>]*>/g, '');
  expect(piecesOf(text.replace(/\s+/g, ' '), formulas)).toEqual([
    '1. ',
    { latex: '\\frac{1}{2}', display: false },
    ' ',
    { latex: 'x<3', display: true },
    '',
  ]);
});

it('a document without formulas is left as it is', () => {
  const bytes = wordOf('<w:p><w:r><w:t>课文</w:t></w:r></w:p>');
  expect(formulasApart(bytes)).toEqual({ bytes, formulas: [] });
});
