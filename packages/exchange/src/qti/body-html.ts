import { annotatedLatex, latexOf } from '../formula/latex-from-mathml.js';
import { type Element, escapeXml, tag } from '../xml.js';

const classes = (element: Element): string[] => (element.attributes.class ?? '').split(/\s+/);
const saidIn = (element: Element, name: string): string | undefined =>
  classes(element)
    .find((one) => one.startsWith(`zb-${name}-`))
    ?.slice(name.length + 4);

/** Parts of a body that are no text of the question: read by whoever asks for them, never as text. */
const apart = new Set([
  'choiceInteraction',
  'extendedTextInteraction',
  'rubricBlock',
  'feedbackBlock',
  'modalFeedback',
  'uploadInteraction',
]);

function blankHtml(element: Element, nth: number): string {
  const index = saidIn(element, 'blank') ?? `${nth}`;
  return tag('span', { 'data-blank': index, 'data-width': saidIn(element, 'width') }, ' ');
}

/** The body of an item as HTML of ours: formulas and blanks as spans, interactions left out. @param blanks collects the blanks that ask */
export function bodyHtml(element: Element, blanks: Element[] = []): string {
  return element.children
    .map((one): string => {
      if (typeof one === 'string') return escapeXml(one);
      if (apart.has(one.name)) return '';
      if (one.name === 'math') {
        const latex = annotatedLatex(one) ?? latexOf(one);
        return tag(
          'span',
          { 'data-latex': latex, class: one.attributes.display === 'block' ? 'display' : undefined },
          ' ',
        );
      }
      if (one.name === 'textEntryInteraction' || one.name === 'inlineChoiceInteraction') {
        blanks.push(one);
        return blankHtml(one, blanks.length - 1);
      }
      if (saidIn(one, 'blank') !== undefined) return blankHtml(one, 0);
      const style = classes(one).includes('zb-pre') ? 'white-space: pre-wrap' : one.attributes.style;
      return tag(one.name, { ...one.attributes, style, xmlns: undefined }, bodyHtml(one, blanks));
    })
    .join('');
}
