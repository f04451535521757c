import type { FoundPrinter } from '@zhibi/contract/printing/printers';
import type { Asking } from './ipp/ask.js';
import type { Attributes } from './ipp/message.js';
import { askPrinterAttributes, askPrinters, wordsOf } from './ipp/operations.js';
import { factsOf, reachedAs } from './printer-facts.js';

/** Where printers that follow IPP Everywhere answer. */
const USUAL_PATH = '/ipp/print';
const MOST = 200;

/** The printers of a print server, or the one at an address: with a path that one, without first those that the server lists. */
export async function findPrinters(asking: Asking, address: string): Promise<FoundPrinter[]> {
  const bare = address.replace(/\/$/, '');
  if (/^ipps?:\/\/[^/]+\/.+/i.test(bare)) return [found(bare, await askPrinterAttributes(asking, bare))];
  const listed = (await askPrinters(asking, `${bare}/`)).slice(0, MOST).flatMap((attributes) => {
    const at = wordsOf(attributes, 'printer-uri-supported').flatMap((uri) => reachedAs(bare, uri) ?? [])[0];
    return at === undefined ? [] : [found(at, attributes)];
  });
  if (listed.length > 0) return listed;
  const at = `${bare}${USUAL_PATH}`;
  return [found(at, await askPrinterAttributes(asking, at))];
}

const found = (address: string, attributes: Attributes): FoundPrinter => ({
  ...factsOf(attributes),
  address,
  name: wordsOf(attributes, 'printer-info')[0] || wordsOf(attributes, 'printer-name')[0] || address,
});
