const NO_HINTING = 0x1;
const DROP_TABLES = 3;
const READ_ONLY = 1;
const LAYOUT_TABLES = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG', 'STAT', 'DSIG'];

export interface Cut {
  /** Value of the weight axis of a variable font. */
  weight?: number;
  /** Code points to keep; all when left out. */
  chars?: Iterable<number>;
}

export interface OpenFont {
  /** TrueType bytes without hints and layout tables, with the weight fixed; throws when the font cannot be cut. */
  cut(how: Cut): Uint8Array;
  close(): void;
}

/** Cuts one font after the other, each once: `(font, how)` as `OpenFont.cut`. */
export function fontCutter(harfbuzz: WebAssembly.Module): (font: Uint8Array, how: Cut) => Uint8Array {
  const openFont = fontOpener(harfbuzz);
  return (bytes, how) => {
    const font = openFont(bytes);
    try {
      return font.cut(how);
    } finally {
      font.close();
    }
  };
}

/**
 * Opens fonts for HarfBuzz's subsetter (hb-subset.h), of which `harfbuzzjs/dist/harfbuzz-subset.wasm` is passed in. What its memory grows
 * by, a whole font and more, it never gives back; to open a font takes far longer than to cut a few characters out of it.
 */
export function fontOpener(harfbuzz: WebAssembly.Module): (font: Uint8Array) => OpenFont {
  const { exports } = new WebAssembly.Instance(harfbuzz);
  const call = (name: string, ...numbers: number[]): number => {
    const named = exports[name];
    if (typeof named !== 'function') throw new Error(`this build of HarfBuzz has no ${name}`);
    return Number(named(...numbers));
  };
  const memory = exports.memory;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('this build of HarfBuzz keeps its memory to itself');
  call('_initialize');

  const cutFace = (face: number, { weight, chars }: Cut): Uint8Array => {
    const input = call('hb_subset_input_create_or_fail');
    try {
      call('hb_subset_input_set_flags', input, NO_HINTING);
      const dropped = call('hb_subset_input_set', input, DROP_TABLES);
      for (const tag of LAYOUT_TABLES) call('hb_set_add', dropped, tagNumber(tag));
      const kept = call('hb_subset_input_unicode_set', input);
      if (chars) for (const char of chars) call('hb_set_add', kept, char);
      else call('hb_set_invert', kept);
      if (weight !== undefined) call('hb_subset_input_pin_axis_location', input, face, tagNumber('wght'), weight);
      const cut = call('hb_subset_or_fail', face, input);
      if (cut === 0) throw new Error('the font could not be cut');
      const result = call('hb_face_reference_blob', cut);
      const start = call('hb_blob_get_data', result, 0);
      const bytes = new Uint8Array(memory.buffer, start, call('hb_blob_get_length', result)).slice();
      call('hb_blob_destroy', result);
      call('hb_face_destroy', cut);
      return bytes;
    } finally {
      call('hb_subset_input_destroy', input);
    }
  };
  return (font) => {
    const at = call('malloc', font.length);
    new Uint8Array(memory.buffer).set(font, at);
    const blob = call('hb_blob_create', at, font.length, READ_ONLY, 0, 0);
    const face = call('hb_face_create', blob, 0);
    return {
      cut: (how) => cutFace(face, how),
      close: () => {
        call('hb_face_destroy', face);
        call('hb_blob_destroy', blob);
        call('free', at);
      },
    };
  };
}

const tagNumber = (tag: string) => [...tag].reduce((sum, char) => sum * 256 + char.charCodeAt(0), 0);
