import { formulaHtml } from '@zhibi/content/katex';
import 'katex/dist/katex.min.css';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A formula that cannot be set, as its writer typed it. */
const sourceHtml = (latex: string): string =>
  `<span class="katex-error" style="color:#cc0000">${latex.replace(/[&<>]/g, (sign) => signs[sign] ?? '')}</span>`;

/** A formula as HTML; what cannot be set stands as it was typed, in red. */
export function setFormula(latex: string, display: boolean): string {
  try {
    return formulaHtml(latex, { displayMode: display, output: 'htmlAndMathml' });
  } catch {
    return sourceHtml(latex); // whatever is wrong with it, its writer sees what was written
  }
}
