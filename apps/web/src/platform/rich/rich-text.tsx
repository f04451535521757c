import { plainFormula, toHtml } from '@zhibi/content';
import type { RichText as Rich } from '@zhibi/contract/kernel';
import { useMemo } from 'react';
import { useMath } from './math.js';
import styles from './rich-text.module.css';

export interface RichTextProps {
  rich: Rich;
  /** Where a stored picture is served; absent where a text cannot hold any. */
  imageUrl?: (fileId: string) => string;
  /** In the middle of a line: the paragraphs take no space of their own. */
  inline?: boolean;
  className?: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');
const asText = (latex: string) => escapeHtml(plainFormula(latex));
const noImage = () => '';

/** The text of a question, an option or an answer, with its formulas, blanks, drawings and tables. */
export function RichText({ rich, imageUrl = noImage, inline, className = '' }: RichTextProps) {
  const renderMath = useMath();
  const html = useMemo(
    () => toHtml(rich, { renderMath: renderMath ?? asText, imageUrl }),
    [rich, renderMath, imageUrl],
  );
  const classes = `${styles.rich} ${inline ? styles.inline : ''} ${className}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: toHtml escapes every text and sanitises every drawing
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}
