/**
 * The faces of a school paper and what each is made of; `hei` and `reading` are those of its editions for readers who need other letters. Song and Hei come as slices of a variable font (12 MB for all weights);
 * those slices lack 704 of the 8,105 standard characters, which `fonts/*-rest.woff2` adds (Noto, SIL OFL 1.1).
 */
export const faces = [
  {
    file: 'song.ttf',
    family: 'Zhibi Song',
    style: 'Regular',
    weight: 400,
    from: '@fontsource-variable/noto-serif-sc',
    rest: 'song-regular-rest.woff2',
  },
  {
    file: 'song-bold.ttf',
    family: 'Zhibi Song',
    style: 'Bold',
    weight: 700,
    from: '@fontsource-variable/noto-serif-sc',
    rest: 'song-bold-rest.woff2',
  },
  {
    file: 'hei-bold.ttf',
    family: 'Zhibi Hei',
    style: 'Bold',
    weight: 700,
    from: '@fontsource-variable/noto-sans-sc',
    rest: 'hei-bold-rest.woff2',
  },
  {
    file: 'hei.ttf',
    family: 'Zhibi Hei',
    style: 'Regular',
    weight: 500,
    from: '@fontsource-variable/noto-sans-sc',
    // The rarest characters are a little bolder than the others, and none is missing.
    rest: 'hei-bold-rest.woff2',
  },
  {
    file: 'reading.ttf',
    family: 'Zhibi Reading',
    style: 'Regular',
    from: '@fontsource/atkinson-hyperlegible',
    only: 'atkinson-hyperlegible-latin-400-normal.woff2',
  },
  {
    file: 'reading-bold.ttf',
    family: 'Zhibi Reading',
    style: 'Bold',
    from: '@fontsource/atkinson-hyperlegible',
    only: 'atkinson-hyperlegible-latin-700-normal.woff2',
  },
  {
    file: 'kai.ttf',
    family: 'Zhibi Kai',
    style: 'Regular',
    from: '@fontsource/lxgw-wenkai',
    only: 'lxgw-wenkai-latin-500-normal.woff2',
  },
] as const satisfies readonly Face[];

export interface Face {
  file: string;
  family: string;
  style: 'Regular' | 'Bold';
  /** Value of the weight axis; left out for a font that has none. */
  weight?: number;
  /** The npm package with the slices, in its folder `files`. */
  from: string;
  /** The one file to take when the package holds several fonts. */
  only?: string;
  /** Characters that the package lacks, in this package's folder `fonts`. */
  rest?: string;
}

/** Raised when the way the fonts are made changes, so that old ones are not taken for new. */
export const RECIPE = 3;
