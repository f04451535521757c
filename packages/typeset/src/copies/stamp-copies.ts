import {
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRef,
} from '@cantoo/pdf-lib';
import { type Geometry, pageSizes, type StampField } from '@zhibi/contract/papers';
import { CMY_BLACK } from '../press/without-carbon.js';
import { WITHOUT_CARBON } from '../source/settings.js';
import type { Copy, CopyPage } from './copy.js';
import { openDotLayer } from './dot-layer.js';
import type { DotCoding } from './dots.js';
import { linkOperators, linkPlace } from './link-stamp.js';
import { packed } from './packed.js';
import { openQr } from './qr.js';
import { ems, type Setter, type StampFonts, stampFont } from './stamp-font.js';

const PT = 72 / 25.4;

export interface StampOptions {
  fonts: StampFonts;
  /** Dots on every page; the paper must have been laid out `forDots`. */
  dots?: { coding: DotCoding; codeRule: string };
}

/** Cannot be stamped as asked: a page that the paper does not have, dots on a paper printed with carbon. */
export class StampError extends Error {}

/**
 * All copies of a paper in one PDF, in the order given: the pages stand in it once, and every copy adds its name, class, page
 * code and QR code where the geometry says. 40 copies of 5 pages: 0.15–0.4 s, 0.3 MB.
 * @param pdf of `layOut`
 */
export async function stampCopies(
  pdf: Uint8Array,
  geometry: Geometry,
  copies: Copy[],
  { fonts, dots }: StampOptions,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  if (dots && !(document.getKeywords() ?? '').includes(WITHOUT_CARBON))
    throw new StampError('dots need a paper laid out without carbon black');
  const { context } = document;
  const { set, fonts: embedded } = await stampFont(document, copies.flatMap(textsOf), fonts);
  const sheets = document.getPages().map((page) => baseSheet(context, page, embedded));
  const black = dots ? `${CMY_BLACK} k` : '0 g';
  const { heightMm } = pageSizes[geometry.pageSize];
  const [open, close] = ['q', 'Q'].map((operator) => context.register(context.stream(operator)));
  const dotLayer = dots && openDotLayer(context, dots, geometry);
  const qr = openQr();
  const tree = context.nextRef();
  const kids = copies.flatMap((copy) =>
    copy.pages.map((copyPage, nth) => {
      const sheet = sheets[copyPage.page - 1];
      const places = geometry.stamps.find((stamp) => stamp.page === copyPage.page);
      if (!sheet || !places) throw new StampError(`the paper has no page ${copyPage.page}`);
      const said = wordOperators(set, copy, { copyPage, places, heightMm });
      const shown = nth === 0 ? copy.link : undefined;
      const link = shown ? linkOperators(set, shown, { places, heightMm }) : '';
      const stamp = `q ${black} ${said} ${qr(copyPage.qrText, places.qr, heightMm)} ${link} Q`;
      // Dots last, so that no ink of the page knocks one out.
      const codes = shown ? [places.qr, linkPlace(places)] : [places.qr];
      const over = dotLayer ? [dotLayer(copyPage.pageCode, sheet.fonts, codes)] : [];
      const contents = [open, ...sheet.contents, close, context.register(packed(context, stamp)), ...over];
      const { mediaBox: MediaBox, resources: Resources } = sheet;
      return context.register(context.obj({ Type: 'Page', Parent: tree, MediaBox, Resources, Contents: contents }));
    }),
  );
  if (kids.length === 0) throw new StampError('there are no copies to print');
  for (const page of document.getPages()) context.delete(page.ref);
  context.assign(tree, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  document.catalog.set(PDFName.of('Pages'), tree);
  return document.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

const textsOf = (copy: Copy) => [
  ...Object.values(sayings(copy)),
  whose(copy),
  ...copy.pages.map(codeLine),
  ...(copy.link?.words ?? []),
];
const whose = ({ className, studentNo }: Copy) =>
  [className, studentNo && `学号 ${studentNo}`].filter(Boolean).join('　');
const codeLine = ({ pageCode }: CopyPage) => `页码 ${pageCode}`;

/** What is filled into each field. */
const sayings = ({ schoolName, className, name, studentNo }: Copy): Record<StampField['of'], string> => ({
  school: schoolName,
  class: className,
  name,
  number: studentNo,
});

interface Place {
  copyPage: CopyPage;
  places: Geometry['stamps'][number];
  heightMm: number;
}

/** The page code, and whose page it is: in the fields that ask for it, or else name large, class and number after it in a line above the page. */
function wordOperators(set: Setter, copy: Copy, { copyPage, places, heightMm }: Place): string {
  const at = ({ xMm, yMm }: { xMm: number; yMm: number }) => ({ x: xMm * PT, y: (heightMm - yMm) * PT });
  const { name, code, fields } = places;
  const operators = fields.map((field) => fieldOperators(set, sayings(copy)[field.of], { field, heightMm }));
  if (name !== null) {
    const nameSize = copy.name.length > 12 ? 8 : 12;
    const { x, y } = at(name);
    operators.push(
      set(copy.name, { x, y, size: nameSize }),
      set(whose(copy), { x: x + ems(copy.name) * nameSize + 10, y, size: 9.5 }),
    );
  }
  return [...operators, set(codeLine(copyPage), { ...at(code), size: 8.5 })].join(' ');
}

const FIELD_SIZE = 10.5;
/** Above the rule, and kept from both of its ends. */
const [ABOVE_MM, APART_MM] = [1, 1];

/** As large as the labels, or as small as a long name of a school asks. */
function fieldOperators(
  set: Setter,
  text: string,
  { field, heightMm }: { field: StampField; heightMm: number },
): string {
  const { xMm, yMm, widthMm, turned } = field;
  const size = Math.min(FIELD_SIZE, ((widthMm - 2 * APART_MM) * PT) / Math.max(1, ems(text)));
  const [x, y] = turned ? [xMm - ABOVE_MM, yMm - APART_MM] : [xMm + APART_MM, yMm - ABOVE_MM];
  return text === '' ? '' : set(text, { x: x * PT, y: (heightMm - y) * PT, size: Number(size.toFixed(2)), turned });
}

interface Sheet {
  contents: PDFRef[];
  mediaBox: PDFArray;
  resources: PDFRef;
  fonts: PDFDict;
}

/** A page of the paper, ready to be shown by many copies: its resources get the fonts of the stamps. */
function baseSheet(context: PDFContext, page: PDFPage, embedded: { name: string; ref: PDFRef }[]): Sheet {
  const resources = page.node.Resources()?.clone(context) ?? context.obj({});
  const fonts = resources.lookupMaybe(PDFName.of('Font'), PDFDict)?.clone(context) ?? context.obj({});
  for (const { name, ref } of embedded) fonts.set(PDFName.of(name), ref);
  resources.set(PDFName.of('Font'), fonts);
  const contents = page.node.get(PDFName.of('Contents'));
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  return {
    contents: parts.filter((part) => part instanceof PDFRef),
    mediaBox: page.node.MediaBox(),
    resources: context.register(resources),
    fonts,
  };
}
