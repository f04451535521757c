import type { QuestionFile } from '@zhibi/contract/questions/writing';
import { Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { putImage } from './commands.js';
import { nodesOf } from './from-rich.js';
import { type Pasted, readPaste, withPictures } from './paste.js';
import { schema } from './schema.js';

/** Where pictures go, and who is told that some could not come along. */
export interface FilesFrom {
  /** Sends a picture to the server; undefined when it was refused, which has been said. */
  send: (file: Blob) => Promise<QuestionFile | undefined>;
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
export function takeFiles(
  view: EditorView,
  data: DataTransfer | null,
  { send }: FilesFrom,
  dropped?: DragEvent,
): boolean {
  const images = imagesIn(data);
  if (images.length === 0) return false;
  dropped?.preventDefault();
  void (async () => {
    for (const image of images) {
      const kept = await send(image);
      if (!kept || view.isDestroyed) continue;
      const { fileId, widthMm, heightMm } = sizeOf(kept);
      putImage({ source: { kind: 'file', fileId }, widthMm, heightMm, alt: '' })(view.state, view.dispatch);
    }
  })();
  return true;
}

/** A page of another program: what can be kept is kept, pictures first go to the server. Own pieces are the editor's business. */
export function takePaste(view: EditorView, event: ClipboardEvent, files: FilesFrom): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '' || isOwn(html)) return html === '' && takeFiles(view, event.clipboardData, files);
  const pasted = readPaste(html);
  if (pasted.rich.length === 0) return takeFiles(view, event.clipboardData, files);
  event.preventDefault();
  void putPasted(view, pasted, files);
  return true;
}

const isOwn = (html: string) => /\sdata-pm-slice="/.test(html);

async function putPasted(
  view: EditorView,
  { rich, pictures, lost }: Pasted,
  { send, onLost }: FilesFrom,
): Promise<void> {
  const sent = new Map<string, ReturnType<typeof sizeOf>>();
  for (const [name, blob] of pictures) {
    const kept = await send(blob);
    if (kept) sent.set(name, sizeOf(kept));
  }
  if (view.isDestroyed) return;
  const nodes = nodesOf(withPictures(rich, sent));
  const [only] = nodes;
  const isLine = nodes.length === 1 && only?.type === schema.nodes.paragraph;
  const doc = schema.node('doc', null, nodes);
  const slice = isLine ? new Slice(doc.content, 1, 1) : new Slice(doc.content, openAt(only), openAt(nodes.at(-1)));
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  if (lost > 0) onLost(lost);
}

const openAt = (node: { type: unknown } | undefined): number => (node?.type === schema.nodes.paragraph ? 1 : 0);
