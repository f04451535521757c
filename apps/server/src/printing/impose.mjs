// Runs in the process of sheets.mjs: lays two pages side by side on each face of a sheet, as they are and in their own size.

const POINTS_PER_MM = 72 / 25.4;
const MARK_PT = 4 * POINTS_PER_MM;
/** Cyan: pens see no dots where there is carbon black, and a grey machine prints it as grey. A fold is broken, a cut is whole. */
const MARKS = { fold: '0.6 0 0 0 K 0.4 w [2 2] 0 d', cut: '0.6 0 0 0 K 0.4 w' };

/**
 * Replaces the pages of the document by faces of two pages. What many copies share is shown by all of them and stands in the file once.
 * @param document a mupdf PDF whose pages have one size and no rotation, as ours are made
 * @param faces of pages counted from 0, null where nothing is printed; front and back in turn where sheets have two sides
 */
export function impose(document, faces, { turnsBacks, middle, trimMm, shiftsMm }) {
  const [, , width, height] = boxOf(document.findPage(0));
  const shows = openForms(document);
  const marks = marksOf({ width, height, middle, trim: trimMm * POINTS_PER_MM });
  const root = document.getTrailer().get('Root');
  const tree = document.addObject(document.newDictionary());
  const kids = document.newArray();
  faces.forEach((face, at) => {
    const shift = shiftsMm[at] * POINTS_PER_MM;
    const isTurned = turnsBacks && at % 2 === 1;
    const xObjects = document.newDictionary();
    const drawn = face.flatMap((page, place) => {
      if (page === null) return [];
      const names = shows(page).map((form, part) => {
        const name = `P${place}${part}`;
        xObjects.put(name, form);
        return `/${name} Do`;
      });
      const x = place * width + (place === 0 ? shift : -shift);
      // What is moved over the middle would stand on the neighbour.
      return [`q ${place * width} 0 ${width} ${height} re W n 1 0 0 1 ${short(x)} 0 cm ${names.join(' ')} Q`];
    });
    drawn.push(marks);
    const turn = isTurned ? [`-1 0 0 -1 ${2 * width} ${height} cm`] : [];
    const resources = document.newDictionary();
    resources.put('XObject', xObjects);
    const page = document.newDictionary();
    page.put('Type', document.newName('Page'));
    page.put('Parent', tree);
    page.put('MediaBox', [0, 0, 2 * width, height]);
    page.put('Resources', resources);
    page.put('Contents', document.addStream(['q', ...turn, ...drawn, 'Q'].join('\n'), {}));
    kids.push(document.addObject(page));
  });
  tree.put('Type', document.newName('Pages'));
  tree.put('Kids', kids);
  tree.put('Count', faces.length);
  root.put('Pages', tree);
  // What names the pages of before would keep them in the file.
  for (const key of ['StructTreeRoot', 'MarkInfo', 'Outlines', 'PageLabels', 'Names', 'Dests']) root.delete(key);
}

const SPACE = Buffer.from('\n');
/** A stream of one letter, packed or not. */
const WORD_BYTES = 16;

const short = (value) => Number(value.toFixed(3)).toString();
const boxOf = (page) => {
  const box = page.getInheritable('MediaBox');
  return [0, 1, 2, 3].map((at) => box.get(at).asNumber());
};

/** At the upper and lower edge of a face: where it is folded or cut in the middle, and where the outer edges are cut off. */
function marksOf({ width, height, middle, trim }) {
  const at = (kind, x) =>
    `q ${MARKS[kind]} ${short(x)} 0 m ${short(x)} ${short(MARK_PT)} l S ${short(x)} ${height} m ${short(x)} ${short(height - MARK_PT)} l S Q`;
  const outer = trim > 0 ? [at('cut', trim), at('cut', 2 * width - trim)] : [];
  return [at(middle, width), ...outer].join(' ');
}

/** Puts a page behind all others that shows the paper of this one without its stamps: nobody's name and no code. */
export function addBare(document, at) {
  const page = document.findPage(at);
  const contents = page.get('Contents');
  const streams = contents.isArray() ? Array.from({ length: contents.length }, (_, n) => contents.get(n)) : [];
  const end = endOfPaper(streams);
  if (end < 0) throw new Error(`page ${at + 1} is not stamped as ours are: its name cannot be left out`);
  const bare = document.newDictionary();
  bare.put('Type', document.newName('Page'));
  bare.put('MediaBox', page.getInheritable('MediaBox'));
  bare.put('Resources', page.getInheritable('Resources'));
  const shown = document.newArray();
  for (const stream of streams.slice(0, end + 1)) shown.push(stream);
  bare.put('Contents', shown);
  document.insertPage(-1, document.addObject(bare));
}

export const isWord = (stream, word) =>
  stream.readRawStream().getLength() <= WORD_BYTES && stream.readStream().asString().trim() === word;
/** Which of the streams closes the paper of a page, which the first opened; -1 where a page is not made so. */
function endOfPaper(streams) {
  if (streams.length < 3 || !isWord(streams[0], 'q')) return -1;
  return streams.findIndex((one) => isWord(one, 'Q'));
}

/**
 * The drawings of a page as forms, made of its streams where they lie. A page of ours is its paper between q and Q, which all copies show,
 * and then stamps, each whole by itself; of any other page the streams are joined, for they may end in the middle of an operator.
 */
function openForms(document) {
  const known = new Map();
  const once = (key, make) => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key);
  };
  const asForm = (stream, page) => {
    stream.put('Type', document.newName('XObject'));
    stream.put('Subtype', document.newName('Form'));
    stream.put('BBox', boxOf(page));
    stream.put('Resources', page.getInheritable('Resources'));
    const group = page.get('Group');
    if (!group.isNull()) stream.put('Group', group);
    return stream;
  };
  const joined = (streams) =>
    document.addStream(Buffer.concat(streams.flatMap((one) => [one.readStream().asUint8Array(), SPACE])), {});
  return (at) => {
    const page = document.findPage(at);
    const contents = page.get('Contents');
    if (contents.isNull()) return [];
    const streams = contents.isArray()
      ? Array.from({ length: contents.length }, (_, n) => contents.get(n))
      : [contents];
    const form = (parts) =>
      once(parts.map((one) => one.asIndirect()).join(' '), () =>
        asForm(parts.length === 1 ? parts[0] : joined(parts), page),
      );
    const end = streams.findIndex((one) => once(`Q ${one.asIndirect()}`, () => isWord(one, 'Q')));
    if (end < 2 || !once(`q ${streams[0].asIndirect()}`, () => isWord(streams[0], 'q'))) return [form(streams)];
    return [form(streams.slice(1, end)), ...streams.slice(end + 1).map((one) => form([one]))];
  };
}
