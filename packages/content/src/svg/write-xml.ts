import type { XmlNode } from '@zhibi/files/xml/strict';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return escapeXml(node);
  const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
  const inner = node.children.map(writeXml).join('');
  return inner === '' ? `<${node.name}${attributes}/>` : `<${node.name}${attributes}>${inner}</${node.name}>`;
}
