import { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';

type Node = LiteElement['children'][number];

/** What a group may say without being more than a place. */
const isOnlyPlace = ({ kind, attributes }: LiteElement): boolean =>
  kind === 'g' &&
  attributes['data-mml-node'] !== 'merror' &&
  Object.keys(attributes).every((name) => name === 'transform' || name.startsWith('data-'));

/**
 * Takes the groups out of a drawing that only say where a part of it stands, and tells each part itself. MathJax draws a group for each
 * node of a formula, and a PDF has no room for more than 28 within each other: a continued fraction of six would not be printed.
 */
export function flattenGroups(element: LiteElement): void {
  element.children = element.children.flatMap((child) => (child instanceof LiteElement ? taken(child) : [child]));
}

function taken(child: LiteElement): Node[] {
  flattenGroups(child);
  if (!isOnlyPlace(child)) return [child];
  const place = String(child.attributes.transform ?? '');
  return place === '' ? child.children : child.children.map((one) => placed(one, place));
}

function placed(node: Node, place: string): Node {
  if (!(node instanceof LiteElement)) return node;
  // A window within the drawing has no transform of its own in SVG 1.1.
  if (node.kind === 'svg') return new LiteElement('g', { transform: place }, [node]);
  node.attributes.transform = `${place} ${String(node.attributes.transform ?? '')}`.trimEnd();
  return node;
}
