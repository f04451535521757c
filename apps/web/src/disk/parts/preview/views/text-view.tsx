import { endingOf, type PreviewHow } from '@zhibi/contract/disk';
import { decodePiece } from '@zhibi/files';
import { common, createLowlight } from 'lowlight';
import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../size.js';
import { pieceOf, type Seen } from '../read/bytes.js';
import './code.css';
import { Parsed } from './parsed.js';
import styles from './views.module.css';

const SHOWN_BYTES = 1024 * 1024;
/** Colouring a longer text would hold the page up. */
const COLOURED = 200_000;
const lowlight = createLowlight(common);
const languages: Readonly<Record<string, string>> = {
  htm: 'xml',
  html: 'xml',
  vue: 'xml',
  cc: 'cpp',
  h: 'c',
  ipynb: 'json',
};

type Tree = ReturnType<typeof lowlight.highlight>['children'][number];

/** The coloured words as elements: their text stays text. */
function drawn(node: Tree, key: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const names = node.properties.className;
  return createElement(
    'span',
    { key, className: Array.isArray(names) ? names.join(' ') : undefined },
    ...node.children.map(drawn),
  );
}

function colour(text: string, name: string): ReactNode {
  const ending = endingOf(name);
  const language = languages[ending] ?? ending;
  if (text.length > COLOURED || !lowlight.registered(language)) return text;
  return lowlight.highlight(language, text).children.map(drawn);
}

const parse = async (seen: Seen) => decodePiece(await pieceOf(seen, 0, SHOWN_BYTES));

/** Text with the numbers of its lines; code in colours. */
export function TextView({ seen, how }: { seen: Seen; how: PreviewHow }) {
  const { t } = useTranslation('disk');
  return (
    <Parsed seen={seen} parse={parse}>
      {(text) => (
        <div className={styles.text}>
          {how === 'code' && (
            <pre className={styles.numbers} aria-hidden="true">
              {text
                .split('\n')
                .map((_, at) => at + 1)
                .join('\n')}
            </pre>
          )}
          <pre className={how === 'code' ? styles.code : styles.prose}>
            {how === 'code' ? colour(text, seen.name) : text}
          </pre>
          {seen.size > SHOWN_BYTES && (
            <p className={styles.note}>{t('preview.firstBytes', { shown: formatBytes(SHOWN_BYTES) })}</p>
          )}
        </div>
      )}
    </Parsed>
  );
}
