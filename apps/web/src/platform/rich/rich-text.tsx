import { imagesOf, plainFormula, toHtml } from '@zhibi/content';
import type { RichText as Rich } from '@zhibi/contract/kernel';
import { useMemo } from 'react';
import { useFigures } from './figures.js';
import { useMath } from './math.js';
import { usePictures } from './pictures.js';
import styles from './rich-text.module.css';

export interface RichTextProps {
  rich: Rich;
  /** In the middle of a line: the paragraphs take no space of their own. */
  inline?: boolean;
  className?: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');
const asText = (latex: string) => escapeHtml(plainFormula(latex));

const fileIdsIn = (rich: Rich): string[] =>
  imagesOf(rich).flatMap(({ source }) => (source.kind === 'file' ? [source.fileId] : []));

/** The text of a question, an option or an answer, with its formulas, blanks, drawings and tables. */
export function RichText({ rich, inline, className = '' }: RichTextProps) {
  const renderMath = useMath();
  const drawFigure = useFigures(useMemo(() => imagesOf(rich).some(({ source }) => source.kind === 'figure'), [rich]));
  const urls = usePictures(useMemo(() => fileIdsIn(rich), [rich]));
  const html = useMemo(
    () =>
      toHtml(rich, {
        renderMath: renderMath ?? asText,
        imageUrl: (fileId) => urls.get(fileId) ?? '',
        drawFigure: (figure) => drawFigure?.(figure),
      }),
    [rich, renderMath, urls, drawFigure],
  );
  const classes = `${styles.rich} ${inline ? styles.inline : ''} ${className}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: toHtml escapes every text and sanitises every drawing
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}
