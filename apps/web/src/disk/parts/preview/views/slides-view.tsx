import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Seen, wholeOf } from '../read/bytes.js';
import { readSlides, type Slide, type SlidePart } from '../read/slides.js';
import { Parsed } from './parsed.js';
import styles from './views.module.css';

const parse = async (seen: Seen) => readSlides(await wholeOf(seen));

/** Slides one under the other: the title, texts, tables and pictures of each. */
export function SlidesView({ seen }: { seen: Seen }) {
  const { t } = useTranslation('disk');
  return (
    <Parsed seen={seen} parse={parse}>
      {(slides) => (
        <ol className={styles.slides}>
          {slides.map((slide, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its number
            <li key={at} aria-label={t('preview.slide', { number: at + 1, of: slides.length })}>
              <OneSlide slide={slide} />
              <small>
                {at + 1} / {slides.length}
              </small>
            </li>
          ))}
        </ol>
      )}
    </Parsed>
  );
}

function OneSlide({ slide: { title, parts } }: { slide: Slide }) {
  return (
    <article className={styles.slide}>
      {title && <h3>{title}</h3>}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved
        <Part key={at} part={part} />
      ))}
    </article>
  );
}

/* biome-ignore-start lint/suspicious/noArrayIndexKey: lines, rows and cells are what stands there in this order */
function Part({ part }: { part: SlidePart }) {
  if (part.kind === 'picture') return <Picture part={part} />;
  if (part.kind === 'text')
    return (
      <div>
        {part.lines.map(({ text, level }, at) => (
          <p key={at} style={{ paddingLeft: `${level * 24}px` }}>
            {text}
          </p>
        ))}
      </div>
    );
  return (
    <table>
      <tbody>
        {part.rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */

function Picture({ part: { bytes, type, words } }: { part: Extract<SlidePart, { kind: 'picture' }> }) {
  const [url, setUrl] = useState<string>();
  // An object URL is the browser's: made for these bytes, given back with them.
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url === undefined ? null : <img src={url} alt={words} />;
}
