import { replaceWordFormulas } from '@zhibi/exchange/formula';
import { zipOf } from '@zhibi/files';
import { openPackage } from './open-package.js';

export interface WordFormula {
  latex: string;
  display: boolean;
}

const DOCUMENT = 'word/document.xml';
/** Signs that no text of a document holds: between them stands which formula it is. */
const [OPEN, CLOSE] = ['\ue0f0', '\ue0f1'];
const marked = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/**
 * A Word document with a mark in the place of each formula, and the formulas: the library that reads documents passes formulas by without a
 * word. Refuses a package that would grow too large before that library opens it.
 */
export function formulasApart(bytes: Uint8Array): { bytes: Uint8Array; formulas: WordFormula[] } {
  const { names, open } = openPackage(bytes);
  const formulas: WordFormula[] = [];
  const document = open(DOCUMENT);
  if (document === undefined) return { bytes, formulas };
  const text = replaceWordFormulas(new TextDecoder().decode(document), (latex, display) => {
    formulas.push({ latex, display });
    return `<w:r><w:t>${OPEN}${formulas.length - 1}${CLOSE}</w:t></w:r>`;
  });
  if (formulas.length === 0) return { bytes, formulas };
  const files = Object.fromEntries(names.flatMap((name) => (open(name) ? [[name, open(name) ?? '']] : [])));
  return { bytes: zipOf({ ...files, [DOCUMENT]: text }), formulas };
}

/** A text with its formulas, in their order: each mark becomes the formula that it stands for. */
export const piecesOf = (text: string, formulas: readonly WordFormula[]): (string | WordFormula)[] =>
  text.split(marked).map((piece, at) => (at % 2 === 0 ? piece : (formulas[Number(piece)] ?? '')));
