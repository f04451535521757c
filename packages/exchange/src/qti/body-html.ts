import { annotatedLatex, latexOf } from '../formula/latex-from-mathml.js';
import { type Element, escapeXml, tag } from '../xml.js';
import { richTag } from './plain-tags.js';

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
  'feedbackInline',
  'assessmentStimulusRef',
  'modalFeedback',
  'uploadInteraction',
]);

/** Text for the student that stands apart from what is asked. */
const isPassage = ({ name, attributes }: Element): boolean =>
  name === 'rubricBlock' && (attributes.view ?? '').split(/\s+/).includes('candidate');

function blankHtml(element: Element, nth: number): string {
  const index = saidIn(element, 'blank') ?? `${nth}`;
  return tag('span', { 'data-blank': index, 'data-width': saidIn(element, 'width') }, ' ');
}

/** The body of an item as HTML of ours: formulas and blanks as spans, interactions left out. @param blanks collects the blanks that ask */
export function bodyHtml(element: Element, blanks: Element[] = []): string {
  return element.children
    .map((one): string => {
      if (typeof one === 'string') return escapeXml(one);
      if (apart.has(one.name) && !isPassage(one)) return '';
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
      const inside = bodyHtml(one, blanks);
      const rich = richTag(one, inside);
      if (rich !== undefined) return rich;
      const style = classes(one).includes('zb-pre') ? 'white-space: pre-wrap' : one.attributes.style;
      return tag(one.name, { ...one.attributes, style, xmlns: undefined }, inside);
    })
    .join('');
}
