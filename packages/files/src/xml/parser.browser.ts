import type { Parse } from './parse.js';

/** Reads a whole document with the parser that is in every browser, so that none has to be sent. */
export const parse: Parse = (xml, { open, text, close }) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.doctype !== null || document.getElementsByTagNameNS('*', 'parsererror').length > 0) return false;
  const walk = (element: Element): void => {
    open(
      element.nodeName,
      [...element.attributes].map(({ name, value }) => [name, value]),
    );
    for (const node of element.childNodes) {
      if (node instanceof Element) walk(node);
      else if (node instanceof Text) text(node.data);
    }
    close();
  };
  walk(document.documentElement);
  return true;
};
