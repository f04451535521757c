// Runs in the process of sheets.mjs: what is painted on the pages of a print run, and where. The paper that copies share is looked at once.
import * as mupdf from 'mupdf';
import { dotsOf, forgetDots, oddCells } from './count-dots.mjs';
import { isWord } from './impose.mjs';
import { openPaints } from './paints.mjs';

/**
 * Papers first, then what is stamped on each page, as far as the time allows.
 * @param until when to stop, in ms of the clock
 * @returns `looks`: the paints of a drawing and the pages, from 0, that show it; `dots`: of each page that was looked at how many stand on it, in which squares they are too few or too many, and what lies over them
 */
export function look(document, until) {
  const { papers, stamps } = partsOf(document);
  const scratch = openScratch(document);
  const looks = [...papers.values()].map(({ pages, ...part }) => ({ isPaper: true, pages, ...scratch.paints(part) }));
  const dots = [];
  for (const { page, resources, box, streams } of stamps) {
    if (Date.now() > until) break;
    const found = streams.map((stream) => dotsOf(stream, resources));
    const drawn = found.filter((one) => one !== null);
    const last = found.findLastIndex((one) => one !== null);
    const over = last < 0 ? [] : streams.slice(last + 1);
    dots.push({
      count: drawn.reduce((sum, { count }) => sum + count, 0),
      odd: oddCells(drawn, sizeOf(box)),
      hidden:
        over.length === 0
          ? []
          : scratch.paints({ resources, box, streams: over }, true).paints.flatMap((one) => one.places),
    });
    for (const stream of streams) forgetDots(stream);
    const others = streams.filter((_, at) => found[at] === null);
    if (others.length === 0) continue;
    const painted = scratch.paints({ resources, box, streams: others });
    looks.push({ isPaper: false, pages: [page], ...painted });
  }
  scratch.close();
  return { looks, dots };
}

const POINT_MM = 25.4 / 72;
const sizeOf = (box) => ({
  widthMm: (box.get(2).asNumber() - box.get(0).asNumber()) * POINT_MM,
  heightMm: (box.get(3).asNumber() - box.get(1).asNumber()) * POINT_MM,
});

/** A page of ours is its paper between q and Q, which all copies show, and then stamps, each whole by itself. Any other is a paper but for its dots. */
function partsOf(document) {
  const papers = new Map();
  const stamps = [];
  const words = new Map();
  const is = (stream, word) => {
    const key = `${word} ${stream.asIndirect()}`;
    if (!words.has(key)) words.set(key, isWord(stream, word));
    return words.get(key);
  };
  for (let page = 0; page < document.countPages(); page++) {
    const object = document.findPage(page);
    const contents = object.get('Contents');
    const resources = object.getInheritable('Resources');
    const box = object.getInheritable('MediaBox');
    const streams = contents.isArray()
      ? Array.from({ length: contents.length }, (_, at) => contents.get(at))
      : contents.isNull()
        ? []
        : [contents];
    const isOurs = streams.length > 2 && is(streams[0], 'q');
    const end = isOurs ? streams.findIndex((one) => is(one, 'Q')) + 1 : 0;
    const paper = end > 0 ? streams.slice(0, end) : streams.filter((one) => dotsOf(one, resources) === null);
    const key = `${resources.asIndirect()} ${paper.map((one) => one.asIndirect()).join(' ')}`;
    const known = papers.get(key);
    if (known) known.pages.push(page);
    else papers.set(key, { pages: [page], resources, box, streams: paper });
    stamps.push({ page, resources, box, streams: streams.filter((one) => !paper.includes(one)) });
  }
  return { papers, stamps };
}

/** A page behind all others that shows any streams, one set after the other. */
function openScratch(document) {
  const at = document.countPages();
  const page = document.addPage([0, 0, 1, 1], 0, {}, '');
  document.insertPage(-1, page);
  return {
    paints({ resources, box, streams }, withWhite = false) {
      const shown = document.newArray();
      for (const stream of streams) shown.push(stream);
      page.put('MediaBox', box);
      page.put('Resources', resources);
      page.put('Contents', shown);
      const loaded = document.loadPage(at);
      const [left, top, right, bottom] = loaded.getBounds();
      const { device, result } = openPaints({ width: right - left, height: bottom - top }, withWhite);
      try {
        loaded.run(device, mupdf.Matrix.identity);
        device.close();
      } finally {
        device.destroy();
        loaded.destroy();
      }
      return result();
    },
    close: () => document.deletePage(at),
  };
}
