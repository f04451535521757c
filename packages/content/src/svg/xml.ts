export type XmlElement = { name: string; attributes: Map<string, string>; children: XmlNode[] };
export type XmlNode = XmlElement | string;

const deepest = 64;
const mostNodes = 20_000;
const references: Record<string, string | undefined> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const skipped = /\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s[^[<>]*>)/y;
const inside =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?="']+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const attribute = /([^\s<>/="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

class NotXml extends Error {}

function character(name: string): string | undefined {
  const hex = /^#x([0-9a-f]{1,6})$/i.exec(name)?.[1];
  const point = hex === undefined ? Number(/^#(\d{1,7})$/.exec(name)?.[1]) : Number.parseInt(hex, 16);
  const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : references[name];
}

function decode(text: string): string {
  return text.replace(/&(?:([^;&\s]{1,10});)?/g, (_, name: string = '') => {
    const sign = character(name);
    if (sign === undefined) throw new NotXml();
    return sign;
  });
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(attribute))
    attributes.set(name, decode(double ?? single ?? ''));
  return attributes;
}

/**
 * Reads well-formed XML into a tree; anything else, an internal document type (entities) or a tree too deep or too large is undefined.
 * Strict on purpose: what two readers could understand differently is refused, so that nothing hides between them.
 */
export function readXml(xml: string): XmlElement | undefined {
  let at = 0;
  const skip = () => {
    for (skipped.lastIndex = at; skipped.test(xml); skipped.lastIndex = at) at = skipped.lastIndex;
    at += /^\s*/.exec(xml.slice(at, at + 1_000))?.[0].length ?? 0;
  };
  try {
    skip();
    const root: XmlElement = { name: '', attributes: new Map(), children: [] };
    const open: XmlElement[] = [root];
    for (let nodes = 0; nodes === 0 || open.length > 1; nodes++) {
      inside.lastIndex = at;
      const found = inside.exec(xml);
      const parent = open.at(-1);
      if (!found || !parent || nodes > mostNodes || open.length > deepest) return undefined;
      at = inside.lastIndex;
      const [, cdata, closed, name, attributes = '', empty, text] = found;
      if (cdata !== undefined) parent.children.push(cdata);
      else if (text !== undefined) parent.children.push(decode(text));
      else if (closed !== undefined) {
        if (open.pop()?.name !== closed) return undefined;
      } else if (name !== undefined) {
        const element: XmlElement = { name, attributes: readAttributes(attributes), children: [] };
        parent.children.push(element);
        if (empty === '') open.push(element);
      }
    }
    skip();
    const [only] = root.children;
    return at === xml.length && typeof only === 'object' ? only : undefined;
  } catch (error) {
    // Asked to read anything: what is not XML is an answer here, not a fault.
    if (error instanceof NotXml) return undefined;
    throw error;
  }
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return escapeXml(node);
  const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
  const inner = node.children.map(writeXml).join('');
  return inner === '' ? `<${node.name}${attributes}/>` : `<${node.name}${attributes}>${inner}</${node.name}>`;
}
