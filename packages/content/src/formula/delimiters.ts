const CORNERS = 'ulcorner|urcorner|llcorner|lrcorner';
const grows = new RegExp(String.raw`\\(left|right|middle)\s*(\\(?:${CORNERS}))(?![A-Za-z])`, 'g');
const sized = new RegExp(String.raw`\\(?:big|Big|bigg|Bigg)[lrm]?\s*(\\(?:${CORNERS}))(?![A-Za-z])`, 'g');

/**
 * Corners (⌜ ⌝ ⌞ ⌟) as brackets: KaTeX has no larger ones and refuses them where one could be asked for. They stand as they are, beside
 * a bracket that is not drawn, as MathJax sets them: neither has any that grow.
 */
export const cornersBeside = (latex: string): string =>
  latex
    .replace(grows, (_, side: string, corner: string) =>
      side === 'right' ? `${corner}\\right.` : `\\${side}.${corner} `,
    )
    .replace(sized, '$1');
