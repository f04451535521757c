import { plainFormula } from '@zhibi/content';
import { useMemo } from 'react';
import { useMath } from './math.js';
import styles from './rich-text.module.css';

/** One formula in LaTeX, without dollar signs. */
export function Formula({ latex, display = false }: { latex: string; display?: boolean }) {
  const renderMath = useMath();
  const html = useMemo(() => renderMath?.(latex, display), [renderMath, latex, display]);
  if (html === undefined) return <span>{plainFormula(latex)}</span>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes what it sets and `trust` is off
  return <span className={styles.formula} dangerouslySetInnerHTML={{ __html: html }} />;
}
