import mammoth from 'mammoth';
import { Fragment } from 'react';
import { Formula } from '../../../../platform/rich/formula.js';
import { type Seen, wholeOf } from '../read/bytes.js';
import { safeNodes } from '../read/safe-html.js';
import { formulasApart, piecesOf, type WordFormula } from '../read/word-formulas.js';
import { Parsed } from './parsed.js';
import styles from './views.module.css';

async function readWord(seen: Seen): Promise<{ html: string; formulas: WordFormula[] }> {
  const { bytes, formulas } = formulasApart(await wholeOf(seen));
  const { value } = await mammoth.convertToHtml({ arrayBuffer: new Uint8Array(bytes).buffer });
  return { html: value, formulas };
}

const drawWith = (formulas: readonly WordFormula[]) => (text: string, key: number) => (
  <Fragment key={key}>
    {piecesOf(text, formulas).map((piece, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are
      typeof piece === 'string' ? piece : <Formula key={at} {...piece} />,
    )}
  </Fragment>
);

/** A Word document: headings, text, formulas, lists, tables and pictures on a sheet. */
export function WordView({ seen }: { seen: Seen }) {
  return (
    <Parsed seen={seen} parse={readWord}>
      {({ html, formulas }) => <article className={styles.sheet}>{safeNodes(html, drawWith(formulas))}</article>}
    </Parsed>
  );
}
