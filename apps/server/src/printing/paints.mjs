// Runs in the process of sheets.mjs: gathers what a page paints by kind and ink, each with the places where it stands.
import * as mupdf from 'mupdf';

const POINT_MM = 25.4 / 72;
/** Nearer to an edge than any machine of the settings leaves free, with what a page moves toward the fold of a booklet. */
const NEAR_MM = 16;
const MOST_PLACES = 60;
const MOST_NEAR = 120;
/** What is nearer to each other is one place: letters are a line. */
const JOIN_MM = 1.5;
/** Where text stands; outside of it each page has its title line, marks, sealed strip and foot. */
const BODY_MM = { left: 29.5, right: 14, top: 26, bottom: 17 };

/**
 * @param size of the page, in points
 * @param withWhite whether paint as white as the paper counts, too: it hides what lies under it
 */
export function openPaints({ width, height }, withWhite = false) {
  const page = [0, 0, width * POINT_MM, height * POINT_MM];
  const paints = new Map();
  const near = [];
  let isBlank = true;
  // What is painted is seen within the innermost clip.
  const clips = [page];
  const clip = (box) => clips.push(cut(inMm(box), clips.at(-1)));
  let masks = 0;
  const put = (kind, ink, bounds) => {
    // What a mask is drawn of is not seen itself.
    if (masks > 0) return;
    const box = cut(inMm(bounds), clips.at(-1));
    if (box[2] <= box[0] || box[3] <= box[1]) return;
    const key = JSON.stringify([kind, ink]);
    const found = paints.get(key) ?? { kind, ...ink, count: 0, places: [] };
    paints.set(key, found);
    found.count += 1;
    gather(found.places, box, MOST_PLACES);
    if (Math.min(box[0], box[1], page[2] - box[2], page[3] - box[3]) < NEAR_MM) gather(near, box, MOST_NEAR);
    isBlank &&= !touches(box, [BODY_MM.left, BODY_MM.top, page[2] - BODY_MM.right, page[3] - BODY_MM.bottom]);
  };
  const painted = (kind, space, color, alpha, bounds) => {
    const ink = inkOf(space, color);
    if (alpha > 0 && (withWhite || !isPaperWhite(ink))) put(kind, ink, bounds());
  };
  const pictured = (model, ctm, alpha) => {
    if (alpha > 0) put('picture', { model, color: [] }, mupdf.Rect.transform([0, 0, 1, 1], ctm));
  };
  const device = new mupdf.Device({
    fillPath: (path, _, ctm, space, color, alpha) =>
      painted('drawing', space, color, alpha, () => path.getBounds(null, ctm)),
    strokePath: (path, stroke, ctm, space, color, alpha) =>
      painted('drawing', space, color, alpha, () => path.getBounds(stroke, ctm)),
    fillText: (text, ctm, space, color, alpha) => painted('text', space, color, alpha, () => text.getBounds(null, ctm)),
    strokeText: (text, stroke, ctm, space, color, alpha) =>
      painted('text', space, color, alpha, () => text.getBounds(stroke, ctm)),
    fillImage: (image, ctm, alpha) => pictured(modelOf(image.getColorSpace()), ctm, alpha),
    fillImageMask: (_, ctm, space, color, alpha) =>
      painted('drawing', space, color, alpha, () => mupdf.Rect.transform([0, 0, 1, 1], ctm)),
    fillShade: (shade, ctm, alpha) => {
      if (alpha > 0) put('picture', { model: 'other', color: [] }, mupdf.Rect.transform(shade.getBounds(), ctm));
    },
    clipPath: (path, _, ctm) => clip(path.getBounds(null, ctm)),
    clipStrokePath: (path, stroke, ctm) => clip(path.getBounds(stroke, ctm)),
    clipText: (text, ctm) => clip(text.getBounds(null, ctm)),
    clipStrokeText: (text, stroke, ctm) => clip(text.getBounds(stroke, ctm)),
    clipImageMask: (_, ctm) => clip(mupdf.Rect.transform([0, 0, 1, 1], ctm)),
    // A mask is drawn before what it shows, and closed by the same call as a clip.
    beginMask: (area) => {
      masks += 1;
      clip(area);
    },
    endMask: () => {
      masks -= 1;
    },
    popClip: () => clips.pop(),
  });
  const result = () => ({
    paints: [...paints.values()].map((paint) => ({ ...paint, places: paint.places.map(placeOf) })),
    near: near.map(placeOf),
    isBlank,
  });
  return { device, result };
}

const inMm = (box) => box.map((value) => value * POINT_MM);
const cut = (box, by) => [
  Math.max(box[0], by[0]),
  Math.max(box[1], by[1]),
  Math.min(box[2], by[2]),
  Math.min(box[3], by[3]),
];
const touches = (box, other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3];
const grown = (box, by) => [box[0] - by, box[1] - by, box[2] + by, box[3] + by];
const union = (one, other) => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

/** Adds a place to what is near it; past the most places only what is there grows. */
function gather(places, box, most) {
  const wide = grown(box, JOIN_MM);
  const at = places.findIndex((place) => touches(place, wide));
  if (at >= 0) places[at] = union(places[at], box);
  else if (places.length < most) places.push(box);
}

const round = (value) => Math.round(value * 100) / 100;
const placeOf = ([left, top, right, bottom]) => ({
  xMm: round(left),
  yMm: round(top),
  widthMm: round(right - left),
  heightMm: round(bottom - top),
});

function modelOf(space) {
  if (space === null || space === undefined) return 'other';
  if (space.isCMYK()) return 'cmyk';
  if (space.isRGB()) return 'rgb';
  return space.isGray() ? 'gray' : 'other';
}

const inkOf = (space, color) => ({ model: modelOf(space), color: color.map(round) });
const isPaperWhite = ({ model, color }) =>
  model === 'cmyk' ? color.every((part) => part === 0) : model !== 'other' && color.every((part) => part === 1);
