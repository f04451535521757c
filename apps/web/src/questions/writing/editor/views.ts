import { plainFormula, sanitiseSvg } from '@zhibi/content';
import type { Figure } from '@zhibi/contract/kernel';
import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';
import { figureDrawer } from '../../../platform/rich/figures.js';
import { pictures } from '../../../platform/rich/pictures.js';
import styles from './rich-editor.module.css';
import type { ImageAttrs } from './schema.js';

/** KaTeX as the editor asks for it; null while it is on its way. */
export type MathSource = {
  get(): ((latex: string, display: boolean) => string) | null;
  subscribe(notify: () => void): () => void;
};

/** A formula, set as soon as KaTeX is here. */
export const mathView =
  (source: MathSource): NodeViewConstructor =>
  (node) => {
    const dom = document.createElement('span');
    dom.className = `${styles.math} ${node.attrs.display ? styles.display : ''}`;
    const latex = String(node.attrs.latex);
    const draw = () => {
      const render = source.get();
      // KaTeX escapes what it sets and `trust` is off.
      if (render) dom.innerHTML = render(latex, Boolean(node.attrs.display));
      else dom.textContent = plainFormula(latex);
    };
    const stop = source.subscribe(draw);
    draw();
    return { dom, destroy: stop, ignoreMutation: () => true };
  };

/** A blank with its number, as wide as on paper; the number is counted through the text. */
export const blankView: NodeViewConstructor = (node, view, getPos) => {
  const dom = document.createElement('span');
  dom.className = styles.blank ?? '';
  dom.style.width = `${node.attrs.widthMm ?? 20}mm`;
  let no = 0;
  const at = getPos() ?? 0;
  view.state.doc.nodesBetween(0, at, (other, pos) => {
    if (other.type.name === 'blank' && pos < at) no++;
  });
  dom.textContent = String(no + 1);
  return { dom };
};

const attrsOf = (node: Node): ImageAttrs => node.attrs as ImageAttrs; // the schema's node has these and no others

/** A figure, drawn as soon as that can be done. */
function figureIn(dom: HTMLElement, figure: Figure): { destroy: () => void } {
  const draw = () => {
    const drawn = figureDrawer.get()?.(figure);
    // Drawn from numbers; labels are escaped.
    if (drawn) dom.innerHTML = drawn;
    dom.classList.toggle(styles.figure ?? '', drawn !== undefined);
  };
  const stop = figureDrawer.subscribe(draw);
  draw();
  return { destroy: stop };
}

/** A picture in its size on paper: a drawing sanitised again, or a file once it is here. */
export const imageView: NodeViewConstructor = (node) => {
  const { source, widthMm, heightMm, alt } = attrsOf(node);
  const dom = document.createElement('span');
  dom.className = styles.image ?? '';
  dom.style.width = `${widthMm}mm`;
  dom.style.aspectRatio = `${widthMm} / ${heightMm}`;
  dom.title = alt;
  if (source.kind === 'svg') {
    const svg = sanitiseSvg(source.svg);
    if (svg) dom.innerHTML = svg;
    else dom.textContent = alt;
    return { dom, ignoreMutation: () => true };
  }
  if (source.kind === 'figure') return { dom, ...figureIn(dom, source.figure), ignoreMutation: () => true };
  const image = document.createElement('img');
  image.alt = alt;
  image.draggable = false;
  dom.append(image);
  const draw = () => {
    const url = pictures.get().get(source.fileId);
    if (url) image.src = url;
  };
  pictures.want(source.fileId);
  const stop = pictures.subscribe(draw);
  draw();
  return { dom, destroy: stop, ignoreMutation: () => true };
};
