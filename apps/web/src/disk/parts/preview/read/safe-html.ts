import { createElement, type ReactNode } from 'react';

const plain = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li strong em u s sup sub br table thead tbody tr td th blockquote pre code hr'.split(' '),
);
/** Spans of cells, and no other attribute. */
const spans = [
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
] as const;
const DEEPEST = 200;

/**
 * HTML that was made of somebody's document, built anew of a few harmless elements. What is not on the list is left out
 * with its attributes; its text stays. Nothing of it is ever given to the browser as HTML.
 */
export function safeNodes(html: string, drawText: DrawText = (text) => text): ReactNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return childrenOf(body, 0, drawText);
}

/** How a piece of text is drawn; by itself as it is. */
type DrawText = (text: string, key: number) => ReactNode;

const childrenOf = (node: Node, depth: number, drawText: DrawText): ReactNode[] =>
  depth > DEEPEST ? [] : [...node.childNodes].map((one, at) => safeNode(one, { key: at, depth, drawText }));

function safeNode(node: Node, { key, depth, drawText }: { key: number; depth: number; drawText: DrawText }): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return drawText(node.textContent ?? '', key);
  if (!(node instanceof HTMLElement)) return null;
  const name = node.localName;
  const below = () => childrenOf(node, depth + 1, drawText);
  if (name === 'script' || name === 'style') return null;
  if (name === 'img') return picture(node, key);
  if (name === 'a') return link(node, key, below());
  if (!plain.has(name)) return createElement('span', { key }, ...below());
  const props: Record<string, string | number> = { key };
  for (const [from, to] of spans) {
    const value = Number(node.getAttribute(from) ?? 1);
    if (value > 1 && value < 1_000) props[to] = value;
  }
  return name === 'br' || name === 'hr' ? createElement(name, props) : createElement(name, props, ...below());
}

/** Only what lies in the document itself: a picture elsewhere would tell somebody that it was looked at. */
function picture(node: HTMLElement, key: number): ReactNode {
  const src = node.getAttribute('src') ?? '';
  if (!/^data:image\/(png|jpe?g|gif|webp|bmp);base64,/.test(src)) return null;
  return createElement('img', { key, src, alt: node.getAttribute('alt') ?? '' });
}

function link(node: HTMLElement, key: number, below: ReactNode[]): ReactNode {
  const href = node.getAttribute('href') ?? '';
  if (!/^https?:\/\//i.test(href)) return createElement('span', { key }, ...below);
  return createElement('a', { key, href, target: '_blank', rel: 'noreferrer noopener' }, ...below);
}
