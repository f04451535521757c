import { SaxesParser, type SaxesTagPlain } from 'saxes';

export interface XmlEvents {
  /** @param line where it begins, from 1 */
  open?(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  /** Text between tags, with its references resolved; that of a CDATA section too. */
  text?(text: string): void;
  close?(name: string): void;
}

/** A file that stops being XML at some place. */
export class NotXml extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

/** A file with a document type: entities, inside or outside, do not exist for us. */
export class DeclaresEntities extends Error {}

/** Names without their prefix: `x:row` is a row. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML piece by piece and tells what it meets by names without prefixes. Throws NotXml and DeclaresEntities. */
export class XmlStream {
  readonly #parser = new SaxesParser();

  constructor(events: XmlEvents) {
    const parser = this.#parser;
    parser.on('error', () => {
      throw new NotXml(parser.line);
    });
    parser.on('doctype', () => {
      throw new DeclaresEntities();
    });
    parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => events.open?.(local(name), attributes, parser.line));
    parser.on('text', (text) => events.text?.(text));
    parser.on('cdata', (text) => events.text?.(text));
    parser.on('closetag', ({ name }) => events.close?.(local(name)));
  }

  write(piece: string): void {
    this.#parser.write(piece);
  }

  close(): void {
    this.#parser.close();
  }
}
