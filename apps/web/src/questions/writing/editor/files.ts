import type { RichText } from '@zhibi/contract/kernel';
import type { QuestionFile } from '@zhibi/contract/questions/writing';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { putImage } from './commands.js';
import { nodesOf } from './from-rich.js';
import type { Pasted } from './paste.js';
import { schema } from './schema.js';

/** Where pictures go, and who is told that some could not come along. */
export interface FilesFrom {
  /** Sends a picture to the server; undefined when it was refused, which `tell` says for all of one gesture at once. */
  send: (file: Blob) => Promise<QuestionFile | undefined>;
  tell: () => void;
  onLost: (count: number) => void;
}

const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));

const sizeOf = ({ fileId, widthMm, heightMm }: QuestionFile) => ({
  fileId,
  widthMm: widthMm ?? 40,
  heightMm: heightMm ?? 30,
});

/** Pictures that are dropped or pasted as files are sent and put where the writing goes on. */
export function takeFiles(view: EditorView, data: DataTransfer | null, files: FilesFrom, dropped?: DragEvent): boolean {
  const images = imagesIn(data);
  if (images.length === 0) return false;
  dropped?.preventDefault();
  void putFiles(view, images, files);
  return true;
}

async function putFiles(view: EditorView, images: readonly File[], { send, tell }: FilesFrom): Promise<void> {
  for (const image of images) {
    const kept = await send(image);
    if (!kept || view.isDestroyed) continue;
    const { fileId, widthMm, heightMm } = sizeOf(kept);
    putImage({ source: { kind: 'file', fileId }, widthMm, heightMm, alt: '' })(view.state, view.dispatch);
  }
  tell();
}

/** A page of another program: what can be kept is kept, pictures first go to the server. Own pieces are the editor's business. */
export function takePaste(view: EditorView, event: ClipboardEvent, files: FilesFrom): boolean {
  const data = event.clipboardData;
  const html = data?.getData('text/html') ?? '';
  const plain = data?.getData('text/plain') ?? '';
  if (html === '' && /\$.*\$/s.test(plain)) {
    event.preventDefault();
    void putLines(view, plain);
    return true;
  }
  if (html === '') return takeFiles(view, data, files);
  if (isOwn(html)) return false;
  // A clipboard is empty once the event is over.
  const images = imagesIn(data);
  event.preventDefault();
  void (async () => {
    const { readPaste } = await import('./paste.js');
    const pasted = readPaste(html);
    if (pasted.rich.length === 0 && pasted.pictures.size === 0) await putFiles(view, images, files);
    else await putPasted(view, pasted, files);
  })();
  return true;
}

/** Plain text may hold formulas as TeX. */
async function putLines(view: EditorView, text: string): Promise<void> {
  const { richOfLines } = await import('./typed-formulas.js');
  if (view.isDestroyed) return;
  view.dispatch(view.state.tr.replaceSelection(sliceOf(richOfLines(text))).scrollIntoView());
}

const isOwn = (html: string) => /\sdata-pm-slice="/.test(html);

async function putPasted(
  view: EditorView,
  { rich, pictures, lost }: Pasted,
  { send, tell, onLost }: FilesFrom,
): Promise<void> {
  const sent = new Map<string, ReturnType<typeof sizeOf>>();
  for (const [name, blob] of pictures) {
    const kept = await send(blob);
    if (kept) sent.set(name, sizeOf(kept));
  }
  tell();
  const { withPictures } = await import('./paste.js');
  if (view.isDestroyed) return;
  view.dispatch(view.state.tr.replaceSelection(sliceOf(withPictures(rich, sent))).scrollIntoView());
  if (lost > 0) onLost(lost);
}

/** A text as it goes into another: its first and last lines join what stands there. */
function sliceOf(rich: RichText): Slice {
  const nodes = nodesOf(rich);
  if (nodes.length === 0) return Slice.empty;
  const open = (node: Node | undefined) => (node?.type === schema.nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.from(nodes), open(nodes[0]), open(nodes.at(-1)));
}
