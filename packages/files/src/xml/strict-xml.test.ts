import { describe, expect, it } from 'vitest';
import { limits, refused, taken } from './cases.js';
import { readStrictXml, type XmlNode } from './strict-xml.js';

const plain = (node: XmlNode | undefined): unknown =>
  typeof node === 'object' ? [node.name, Object.fromEntries(node.attributes), ...node.children.map(plain)] : node;

describe('strict XML', () => {
  it.each(taken)('%s is read', (xml, tree) => expect(plain(readStrictXml(xml, limits))).toEqual(tree));
  it.each(refused.map((xml) => [xml.slice(0, 60), xml]))('%s is refused', (_, xml) =>
    expect(readStrictXml(xml, limits)).toBeUndefined(),
  );
});
