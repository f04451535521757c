import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Parse } from './parse.js';

/** Reads a whole document by the rules of XML and of its namespaces. The browser's own parser does the same: see the file beside this one. */
export const parse: Parse = (xml, { open, text, close }) => {
  const parser = new SaxesParser({ xmlns: true });
  let isXml = true;
  const refuse = () => {
    isXml = false;
  };
  let depth = 0;
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }: SaxesTagNS) => {
    depth++;
    open(
      name,
      Object.values(attributes).map((one) => [one.name, one.value]),
    );
  });
  // Space around the document is text too for this parser.
  const inside = (words: string) => {
    if (depth > 0) text(words);
  };
  parser.on('text', inside);
  parser.on('cdata', inside);
  parser.on('closetag', () => {
    depth--;
    close();
  });
  parser.write(xml).close();
  return isXml;
};
