import type { XmlElement } from '@zhibi/files/xml/strict';

export const INKML = 'http://www.w3.org/2003/InkML';

/** An element of InkML, its children those of InkML alone: what other vocabularies put beside them is passed over. */
export interface InkElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly InkElement[];
  text: string;
}

/** Undefined where the document is in another vocabulary. One without any namespace is taken for InkML: old programs write none. */
export function inkElement(root: XmlElement): InkElement | undefined {
  const made = elementIn(root, new Map([['', '']]));
  return made?.name === 'ink' ? made : undefined;
}

function elementIn(element: XmlElement, outer: ReadonlyMap<string, string>): InkElement | undefined {
  const spaces = new Map(outer);
  for (const [name, value] of element.attributes)
    if (name === 'xmlns') spaces.set('', value);
    else if (name.startsWith('xmlns:')) spaces.set(name.slice(6), value);
  const [prefix, local] = element.name.includes(':') ? element.name.split(':') : ['', element.name];
  const space = spaces.get(prefix ?? '');
  if (space !== INKML && space !== '') return undefined;
  return {
    name: local ?? '',
    attributes: element.attributes,
    children: element.children.flatMap((child) => (typeof child === 'string' ? [] : (elementIn(child, spaces) ?? []))),
    text: element.children.filter((child) => typeof child === 'string').join(' '),
  };
}

export const idOf = ({ attributes }: InkElement): string | undefined =>
  attributes.get('xml:id') ?? attributes.get('id');

export const childOf = (element: InkElement | undefined, name: string): InkElement | undefined =>
  element?.children.find((child) => child.name === name);

/** What `#name` leads to; documents elsewhere are not asked. */
export const referred = (
  element: InkElement,
  name: string,
  known: ReadonlyMap<string, InkElement>,
): InkElement | undefined => {
  const reference = element.attributes.get(name);
  return reference?.startsWith('#') ? known.get(reference.slice(1)) : undefined;
};
