import { SaxesParser, type SaxesTagPlain } from 'saxes';

export type XmlElement = { name: string; attributes: Map<string, string>; children: XmlNode[] };
export type XmlNode = XmlElement | string;

const deepest = 64;
const mostNodes = 20_000;

/** What is no well-formed XML, or more of it than is read. */
class NotRead extends Error {}

function refuse(): never {
  throw new NotRead();
}

/**
 * Reads well-formed XML into a tree; anything else, an internal document type (entities) or a tree too deep or too large is undefined.
 * Strict on purpose: what two readers could understand differently is refused, so that nothing hides between them.
 */
export function readXml(xml: string): XmlElement | undefined {
  try {
    return treeOf(xml);
  } catch (error) {
    // Asked to read anything: what is not XML is an answer here, not a fault.
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

function treeOf(xml: string): XmlElement | undefined {
  const above: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [above];
  let nodes = 0;
  const add = (node: XmlNode) => {
    if (++nodes > mostNodes) refuse();
    open.at(-1)?.children.push(node);
  };
  const parser = new SaxesParser();
  parser.on('error', refuse);
  parser.on('doctype', (type) => {
    if (type.includes('[')) refuse();
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element: XmlElement = { name, attributes: new Map(Object.entries(attributes)), children: [] };
    add(element);
    if (open.push(element) > deepest + 1) refuse();
  });
  parser.on('closetag', () => void open.pop());
  // Space around the drawing is text too for the parser.
  const addText = (text: string) => {
    if (open.length > 1) add(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  const [only] = above.children;
  return typeof only === 'object' ? only : undefined;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return escapeXml(node);
  const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
  const inner = node.children.map(writeXml).join('');
  return inner === '' ? `<${node.name}${attributes}/>` : `<${node.name}${attributes}>${inner}</${node.name}>`;
}
