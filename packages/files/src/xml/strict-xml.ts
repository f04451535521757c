import { parse } from '#xml-parser';

export type XmlElement = { name: string; attributes: Map<string, string>; children: XmlNode[] };
export type XmlNode = XmlElement | string;

export interface TreeLimits {
  deepest: number;
  nodes: number;
}

/** A document type that only names one, as drawing programs write it. */
const plainDoctype = /<!DOCTYPE\s[^[<>]*>/;

/**
 * What parsers have each their own way with: other versions and encodings than ours, signs that are no characters, and the element by which a browser
 * tells an error.
 */
const differing =
  /^\s*<\?xml\s(?!\s*version\s*=\s*["']1\.0["'])|[\0\uFFFE\uFFFF]|\p{Surrogate}|<(?:[^\s<>/]*:)?parsererror[\s/>]/u;

/**
 * Reads well-formed XML into a tree, with the names as they stand; anything else, a document type that declares entities, or a tree too deep or too
 * large is undefined. Strict on purpose: what two readers could understand differently is refused, so that nothing hides between them.
 */
export function readStrictXml(xml: string, { deepest, nodes }: TreeLimits): XmlElement | undefined {
  if (differing.test(xml)) return undefined;
  const above: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [above];
  let left = nodes;
  let depth = 0;
  const add = (node: XmlNode) => {
    if (left-- > 0) open.at(-1)?.children.push(node);
  };
  const isXml = parse(xml.replace(/^\uFEFF/, '').replace(plainDoctype, ''), {
    open: (name, attributes) => {
      const element: XmlElement = { name, attributes: new Map(attributes), children: [] };
      add(element);
      depth = Math.max(depth, open.push(element));
    },
    // What stands side by side is one text, however a parser cut it.
    text: (text) => {
      const { children } = open.at(-1) ?? above;
      const before = children.at(-1);
      if (typeof before === 'string') children[children.length - 1] = before + text;
      else add(text);
    },
    close: () => void open.pop(),
  });
  const [only] = above.children;
  return isXml && left >= 0 && depth <= deepest + 1 && typeof only === 'object' ? only : undefined;
}
