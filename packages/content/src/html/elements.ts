import type { Mark } from '@zhibi/contract/kernel';
import type { Attributes } from './image.js';

const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Elements that are left out with all they hold. */
export const leftOut =
  names(`script style iframe object embed svg math template noscript title head textarea select button
  audio video canvas frameset map form input rp meta link base s strike del`);

/** Whether an element is not to be seen, or only struck through: what somebody took back is no text of a question. */
export const isUnseen = ({ hidden, style }: Attributes): boolean =>
  hidden !== undefined ||
  /display\s*:\s*none|visibility\s*:\s*hidden|text-decoration[^;]*line-through/i.test(style ?? '');

/** Elements that stand on lines of their own. */
export const paragraphs = names(
  `p div li dd dt h1 h2 h3 h4 h5 h6 section article blockquote pre ul ol dl header footer center hr`,
);

const markByElement: Record<string, Mark | undefined> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  sub: 'sub',
  sup: 'sup',
};

const markByStyle: [RegExp, Mark][] = [
  [/font-weight\s*:\s*(?:bold|[6-9]00)/i, 'bold'],
  [/font-style\s*:\s*italic/i, 'italic'],
  [/text-decoration[^;]*underline[^;]*wavy|text-decoration[^;]*wavy[^;]*underline/i, 'wave'],
  [/text-decoration(?:-line)?\s*:\s*underline\s*(?:;|$)/i, 'underline'],
  [/text-emphasis[^;]*dot/i, 'dot'],
];

export const classesOf = (attributes: Attributes): string[] => (attributes.class ?? '').split(/\s+/);

/** What an element adds to the look of the text in it. */
export function marksOf(name: string, attributes: Attributes): Mark[] {
  const own = markByElement[name];
  const classes = classesOf(attributes);
  return [
    ...(own ? [own] : []),
    ...(['dot', 'wave'] as const).filter((mark) => classes.includes(mark)),
    ...markByStyle.flatMap(([style, mark]) => (style.test(attributes.style ?? '') ? [mark] : [])),
  ];
}

export function alignOf(name: string, attributes: Attributes): 'center' | 'end' | undefined {
  const said = `${attributes.align ?? ''} ${attributes.class ?? ''} ${attributes.style ?? ''}`;
  if (name === 'center' || /(?:^|\s)(?:align-)?center(?:\s|$)|text-align\s*:\s*center/i.test(said)) return 'center';
  return /(?:^|\s)(?:right|align-end)(?:\s|$)|text-align\s*:\s*(?:right|end)/i.test(said) ? 'end' : undefined;
}

export const isIndented = (attributes: Attributes): boolean =>
  classesOf(attributes).includes('indent') || /text-indent\s*:\s*[1-9]/i.test(attributes.style ?? '');
