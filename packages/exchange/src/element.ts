export interface Element {
  /** Without its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
  /** The line it begins in, from 1. */
  line: number;
}

export const elementsOf = (element: Element): Element[] => element.children.filter((one) => typeof one !== 'string');

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element && elementsOf(element).find((one) => one.name === name);

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element === undefined ? [] : elementsOf(element).filter((one) => one.name === name);

export function textOf(element: Element | undefined): string {
  if (element === undefined) return '';
  return element.children.map((one) => (typeof one === 'string' ? one : textOf(one))).join('');
}

/** All elements inside another, in reading order. */
export function* allWithin(element: Element): Generator<Element> {
  for (const one of elementsOf(element)) {
    yield one;
    yield* allWithin(one);
  }
}

/** Those of a name. */
export function* within(element: Element, name: string): Generator<Element> {
  for (const one of allWithin(element)) if (one.name === name) yield one;
}

/** Text between tags or in an attribute, safe in XML and HTML: signs that XML cannot hold are left out, line ends kept as references. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replace(
      /[&<>"'\r\n\t]/g,
      (sign) =>
        ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? `&#${sign.charCodeAt(0)};`,
    );

export type Attributes = Readonly<Record<string, string | undefined>>;

/** One element as text; `inner` is XML already. */
export function tag(name: string, attributes: Attributes = {}, inner = ''): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value ?? '')}"`)
    .join('');
  return inner === '' ? `<${name}${said}/>` : `<${name}${said}>${inner}</${name}>`;
}
