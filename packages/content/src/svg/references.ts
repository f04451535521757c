import type { XmlElement } from '@zhibi/files/xml/strict';
import { localReference } from './allowed.js';

const mostDrawnTwice = 20_000;
const drawsAgain = ['clip-path', 'marker-start', 'marker-mid', 'marker-end'];
const paints = ['fill', 'stroke'];

export function* elementsOf(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) if (typeof child === 'object') yield* elementsOf(child);
}

const targetOf = (element: XmlElement, name: string): string | undefined => {
  const value = element.attributes.get(name) ?? '';
  return name === 'href' ? /^#(.+)$/.exec(value)?.[1] : localReference.exec(value)?.[1];
};

const targetsOf = (root: XmlElement, names: string[]): Set<string> =>
  new Set([...elementsOf(root)].flatMap((element) => names.flatMap((name) => targetOf(element, name) ?? [])));

function dropChildren(element: XmlElement, isDropped: (child: XmlElement) => boolean): void {
  element.children = element.children.filter((child) => typeof child === 'string' || !isDropped(child));
  for (const child of element.children) if (typeof child === 'object') dropChildren(child, isDropped);
}

function drawsOnce(element: XmlElement): void {
  dropChildren(element, (child) => child.name === 'use');
  for (const inner of elementsOf(element)) for (const name of drawsAgain) inner.attributes.delete(name);
}

/**
 * Makes references harmless: only to something in the same drawing, and what is drawn again draws nothing else again, so that a few lines
 * cannot ask for a billion shapes. Names that nothing refers to are taken off: an id in a page is a global name.
 * Expects `use` without ids and children, so that taking one away takes no name away. False when repeating alone would be too much to draw.
 */
export function tameReferences(root: XmlElement): boolean {
  const byId = new Map([...elementsOf(root)].flatMap((one) => [[one.attributes.get('id') ?? '', one] as const]));
  byId.delete('');
  for (const id of targetsOf(root, ['href', ...drawsAgain])) {
    const target = byId.get(id);
    if (target) drawsOnce(target);
  }
  dropChildren(root, (child) => child.name === 'use' && !byId.has(targetOf(child, 'href') ?? ''));
  for (const element of elementsOf(root)) {
    for (const name of [...drawsAgain, ...paints]) {
      const target = targetOf(element, name);
      if (target !== undefined && !byId.has(target)) element.attributes.delete(name);
    }
  }
  const used = targetsOf(root, ['href', ...drawsAgain, ...paints]);
  for (const element of elementsOf(root)) {
    if (!used.has(element.attributes.get('id') ?? '')) element.attributes.delete('id');
  }
  const sizes = new Map([...used].map((id) => [id, [...elementsOf(byId.get(id) ?? root)].length]));
  const drawnAgain = [...elementsOf(root)].flatMap((one) => ['href', ...drawsAgain].map((name) => targetOf(one, name)));
  return drawnAgain.reduce((sum, id) => sum + (sizes.get(id ?? '') ?? 0), 0) <= mostDrawnTwice;
}
