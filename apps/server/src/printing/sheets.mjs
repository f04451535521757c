// Runs in a process of its own: looks into the PDF of a print run, and puts its pages in the order in which a machine takes them.
import * as mupdf from 'mupdf';
import { addBare, impose } from './impose.mjs';
import { look } from './look.mjs';

const POINT_MM = 25.4 / 72;

/** A PDF, and what was opened of it, closed again in any case. */
function withPdf(bytes, work) {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf');
  try {
    return work(document.asPDF());
  } finally {
    document.destroy();
  }
}

/** Every page's size, every font's file, and what is painted where. */
export const inspect = ({ pdf, until }) =>
  withPdf(pdf, (document) => ({
    sizes: Array.from({ length: document.countPages() }, (_, at) => sizeOf(document, at)),
    fonts: fontsOf(document),
    ...look(document, until),
  }));

function sizeOf(document, at) {
  const page = document.loadPage(at);
  const [left, top, right, bottom] = page.getBounds();
  page.destroy();
  return { widthMm: (right - left) * POINT_MM, heightMm: (bottom - top) * POINT_MM };
}

const nameIn = (dictionary, key) => {
  const value = dictionary.get(key);
  return value.isName() ? value.asName() : '';
};

/** The fonts that pages and the forms on them name, each once. */
function fontsOf(document) {
  const found = { embedded: 0, missing: [] };
  const known = new Set();
  const isNew = (object) => {
    if (!object.isIndirect()) return true;
    const { size } = known;
    return known.add(object.asIndirect()).size > size;
  };
  const look = (resources) => {
    if (resources.isNull() || !isNew(resources)) return;
    resources.get('Font').forEach?.((font) => {
      if (isNew(font)) judge(font, found);
    });
    resources.get('XObject').forEach?.((form) => {
      if (isNew(form)) look(form.get('Resources'));
    });
  };
  for (let at = 0; at < document.countPages(); at++) look(document.findPage(at).getInheritable('Resources'));
  return found;
}

/** The file of a composite font hangs on the font below it. */
function judge(font, found) {
  const below = font.get('DescendantFonts');
  const holder = below.isArray() ? below.get(0) : font;
  if (nameIn(font, 'Subtype') === 'Type3' || hasFile(holder.get('FontDescriptor'))) found.embedded += 1;
  else found.missing.push(nameIn(font, 'BaseFont') || 'unnamed');
}

const hasFile = (descriptor) =>
  !descriptor.isNull() && ['FontFile', 'FontFile2', 'FontFile3'].some((key) => !descriptor.get(key).isNull());

/** A PDF of these faces; null is blank. Pages are never made smaller. */
export const arrange = ({ pdf, bare, titles, faces, press }) =>
  withPdf(pdf, (document) => {
    for (const page of bare) addBare(document, page);
    if (titles !== null) withPdf(titles, (made) => addAll(document, made));
    if (faces.every((face) => face.length === 1)) inOrder(document, faces.flat());
    else impose(document, faces, press);
    return document.saveToBuffer('garbage=compact').asUint8Array().slice();
  });

/** The pages of another file behind those that are there; what they share is kept once. */
function addAll(document, made) {
  const map = document.newGraftMap();
  for (let page = 0; page < made.countPages(); page++) map.graftPage(-1, made, page);
}

/** One page a face: a blank one has the size of the first. */
function inOrder(document, pages) {
  const count = document.countPages();
  if (pages.includes(null)) {
    const first = document.loadPage(0);
    const blank = document.addPage(first.getBounds(), 0, {}, '');
    first.destroy();
    document.insertPage(-1, blank);
  }
  document.rearrangePages(pages.map((page) => page ?? count));
}
