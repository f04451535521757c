import mammoth from 'mammoth';
import { type Seen, wholeOf } from '../read/bytes.js';
import { ensureModest } from '../read/open-package.js';
import { safeNodes } from '../read/safe-html.js';
import { Parsed } from './parsed.js';
import styles from './views.module.css';

async function readWord(seen: Seen): Promise<{ html: string }> {
  const bytes = await wholeOf(seen);
  ensureModest(bytes);
  const { value } = await mammoth.convertToHtml({ arrayBuffer: new Uint8Array(bytes).buffer });
  return { html: value };
}

/** A Word document: headings, text, lists, tables and pictures on a sheet. */
export function WordView({ seen }: { seen: Seen }) {
  return (
    <Parsed seen={seen} parse={readWord}>
      {({ html }) => <article className={styles.sheet}>{safeNodes(html)}</article>}
    </Parsed>
  );
}
