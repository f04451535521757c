import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ensure, Problem } from '../problem.js';
import { inflating, type ZipFile } from './open-zip.js';

export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Names without their prefix: `x:row` is a row. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads an XML file of an archive piece by piece, so that other calls are answered meanwhile. A document type is
 * refused: entities, inside or outside, do not exist for us.
 */
export async function readXml(file: ZipFile, events: XmlEvents): Promise<void> {
  const parser = new SaxesParser();
  parser.on('doctype', () => ensure(false, 'invalid', 'broken-file'));
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => events.open?.(local(name), attributes));
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.on('closetag', ({ name }) => events.close?.(local(name)));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const part of await inflating(file)) parser.write(decoder.decode(part, { stream: true }));
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('invalid', 'broken-file');
  }
}
