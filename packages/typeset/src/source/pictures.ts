import { createHash } from 'node:crypto';
import { svgOf } from '@zhibi/content/figure';
import type { ImageSource } from '@zhibi/contract/kernel';
import { STAND_IN } from '../formulas/formulas.js';

export type PictureProblem = 'picture-missing' | 'picture-broken' | 'picture-has-carbon';

export interface Pictures {
  /** Puts a picture among the files of the source. `name` is undefined when there is nothing that could be printed. */
  place(source: ImageSource): { name?: string; problem?: PictureProblem };
  /** Path in the workspace → file id, of the pictures placed. */
  fileIdByPath: Map<string, string>;
}

interface Options {
  files: Map<string, Uint8Array>;
  broken: ReadonlySet<string>;
  forDots: boolean;
  /** Single letters that do not say how they are set are italic. */
  italicLetters: boolean;
}

const MAX_BYTES = 20_000_000;

export function openPictures(
  bytesById: Record<string, Uint8Array>,
  { files, broken, forDots, italicLetters }: Options,
): Pictures {
  const fileIdByPath = new Map<string, string>();
  const keep = (id: string, bytes: Uint8Array, ending: string) => {
    const path = `/pictures/${createHash('sha256').update(id).digest('hex').slice(0, 24)}.${ending}`;
    files.set(path, bytes);
    fileIdByPath.set(path, id);
    return path;
  };
  const drawn = (id: string, svg: string) => {
    const lettered = withPaperFaces(svg, italicLetters);
    return keep(id, Buffer.from(forDots ? svgWithoutBlack(lettered) : lettered), 'svg');
  };
  return {
    fileIdByPath,
    place(source) {
      const id = source.kind === 'file' ? source.fileId : svgOf(source);
      if (broken.has(id)) return { problem: 'picture-broken' };
      if (source.kind !== 'file') return { name: drawn(id, id) };
      const bytes = bytesById[source.fileId];
      if (!bytes) return { problem: 'picture-missing' };
      const ending = pictureEnding(bytes);
      if (!ending || bytes.length > MAX_BYTES) return { problem: 'picture-broken' };
      if (ending === 'svg') return { name: drawn(id, Buffer.from(bytes).toString('utf8')) };
      return { name: keep(id, bytes, ending), problem: forDots ? 'picture-has-carbon' : undefined };
    },
  };
}

/** The kind of a picture by its first bytes; undefined for anything that Typst does not draw. */
function pictureEnding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 400)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  return /<svg[\s>]/.test(start) ? 'svg' : undefined;
}

const latin = /^[\s\d\p{Script=Latin}\p{Script=Greek}′'.,:;!?+−=()°%/–—-]*$/u;
const single = /^\s*[A-Za-z\u03b1-\u03c9][\d₀-₉′']*\s*$/u;

/**
 * The words of a drawing in the faces of the paper: letters and digits like those of formulas, in italics where they name points and quantities.
 * A face that the paper lacks would be replaced by one that has no italics.
 */
export function withPaperFaces(svg: string, italicLetters: boolean): string {
  return svg.replace(/<(text|tspan)\b([^>]*)>([^<]*)/g, (whole, tag: string, attributes: string, said: string) => {
    if (said.trim() === '') return whole;
    const own = attributes.replace(/\sfont-family="[^"]*"/, '').replace(/font-family\s*:[^;"]*;?/, '');
    const isItalic = /font-style(="|\s*:\s*)(italic|oblique)/.test(attributes);
    const slanted = italicLetters && single.test(said) && !isItalic && !attributes.includes('font-style');
    const family = latin.test(said) ? 'New Computer Modern' : 'Zhibi Song';
    return `<${tag} font-family="${family}"${slanted ? ' font-style="italic"' : ''}${own}>${said}`;
  });
}

/** Black lines of a drawing get the stand-in colour that is printed without K. Other colours and greys stay. */
function svgWithoutBlack(svg: string): string {
  const black = /(["':\s])(#000000|#000|black|rgb\(0,\s*0,\s*0\)|currentColor)(?=["';\s])/gi;
  const root = /<svg[^>]*\sfill=/.test(svg) ? '<svg' : `<svg fill="${STAND_IN}"`;
  return svg.replace(black, `$1${STAND_IN}`).replace(/<svg\b/, root);
}
