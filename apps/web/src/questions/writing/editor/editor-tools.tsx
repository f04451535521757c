import type { SchoolStageId } from '@zhibi/contract/people';
import type { EditorView } from 'prosemirror-view';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazily } from '../../../platform/lazily.js';
import { changePiece, chosenPiece, putFormula, putImage, putRuby, putTable } from './commands.js';
import type { FilesFrom } from './files.js';
import type { ImageAttrs } from './schema.js';
import { type DialogName, Toolbar } from './toolbar.js';

/** A dialog is fetched when it is asked for. */
const pieces = () => import('./piece-dialogs.js');
const FormulaDialog = lazily(async () => (await import('./formula/formula-dialog.js')).FormulaDialog);
const FigureDialog = lazily(async () => (await import('./figure/figure-dialog.js')).FigureDialog);
const RubyDialog = lazily(async () => (await pieces()).RubyDialog);
const TableDialog = lazily(async () => (await pieces()).TableDialog);
const ImageDialog = lazily(async () => (await pieces()).ImageDialog);
const ImageSizeDialog = lazily(async () => (await pieces()).ImageSizeDialog);
const BlankDialog = lazily(async () => (await pieces()).BlankDialog);

export interface EditorToolsProps {
  view: EditorView | null;
  turn: number;
  blanks: boolean;
  /** Of school: whose signs the formula dialog offers first. */
  stage: SchoolStageId;
  files: FilesFrom;
  /** A dialog that something other than the bar has asked for: a key, a double click. */
  asked: DialogName | 'blank' | null;
  onAsked: (name: DialogName | 'blank' | null) => void;
}

/** The bar of tools with its dialogs. A piece that is chosen is changed; otherwise a new one is put in. */
export function EditorTools({ view, turn, blanks, stage, files, asked, onAsked }: EditorToolsProps) {
  const [isSending, setSending] = useState(false);
  const wasAsked = useRef(false);
  // The focus is the browser's: the writing goes on once the dialog is gone.
  useEffect(() => {
    if (wasAsked.current && asked === null) view?.focus();
    wasAsked.current = asked !== null;
  }, [asked, view]);
  const close = () => onAsked(null);
  const run = (command: ReturnType<typeof putFormula>) => {
    if (view) command(view.state, view.dispatch, view);
    close();
  };
  const piece = view ? chosenPiece(view.state) : undefined;
  const attrs = piece?.kind === asked || (asked === 'formula' && piece?.kind === 'math') ? piece?.attrs : undefined;
  const image = piece?.kind === 'image' ? (piece.attrs as ImageAttrs) /* the node of the schema */ : undefined;
  const drawn = image?.source.kind === 'figure' ? image : undefined;
  const isDrawing = asked === 'figure' || (asked === 'image' && drawn !== undefined);
  const send = async (file: File) => {
    if (isSending) return;
    setSending(true);
    const kept = await files.send(file);
    files.tell();
    setSending(false);
    if (!kept) return;
    const { fileId, widthMm, heightMm } = kept;
    run(putImage({ source: { kind: 'file', fileId }, widthMm: widthMm ?? 40, heightMm: heightMm ?? 30, alt: '' }));
  };
  return (
    <>
      <Toolbar view={view} turn={turn} blanks={blanks} onDialog={onAsked} />
      <Suspense fallback={null}>
        {asked === 'formula' && (
          <FormulaDialog
            latex={String(attrs?.latex ?? '')}
            display={Boolean(attrs?.display)}
            stage={stage}
            onDone={(latex, display) => run(attrs ? changePiece({ latex, display }) : putFormula(latex, display))}
            onClose={close}
          />
        )}
        {asked === 'ruby' && (
          <RubyDialog
            v={String(attrs?.v ?? (view ? chosenText(view) : ''))}
            over={String(attrs?.over ?? '')}
            onDone={(v, over) => run(attrs ? changePiece({ v, over }) : putRuby(v, over))}
            onClose={close}
          />
        )}
        {asked === 'table' && <TableDialog onDone={(...size) => run(putTable(...size))} onClose={close} />}
        {isDrawing && (
          <FigureDialog
            image={drawn}
            onDone={(made) => run(drawn ? changePiece(made) : putImage(made))}
            onClose={close}
          />
        )}
        {asked === 'image' && !image && <ImageDialog onFile={(file) => void send(file)} onClose={close} />}
        {asked === 'image' && image && !drawn && (
          <ImageSizeDialog image={image} onDone={(change) => run(changePiece(change))} onClose={close} />
        )}
        {asked === 'blank' && attrs && (
          <BlankDialog widthMm={attrs.widthMm} onDone={(widthMm) => run(changePiece({ widthMm }))} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

const chosenText = ({ state }: EditorView): string =>
  state.doc.textBetween(state.selection.from, state.selection.to).slice(0, 20);
