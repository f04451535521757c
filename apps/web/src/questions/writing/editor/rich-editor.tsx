import 'prosemirror-view/style/prosemirror.css';
import type { RichText } from '@zhibi/contract/kernel';
import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { mathSetter } from '../../../platform/rich/math.js';
import { blankKeys, freshBlankKeys } from './blank-keys.js';
import { chosenPiece, inTable, putBlank, putBreak, toggle } from './commands.js';
import { countedBlanks } from './counted-blanks.js';
import type { FilesFrom } from './files.js';
import { takeFiles, takePaste } from './files.js';
import { fromRich } from './from-rich.js';
import styles from './rich-editor.module.css';
import { toRich } from './to-rich.js';
import { blankView, imageView, mathView } from './views.js';

export interface RichEditorProps {
  value: RichText;
  /** `blanks`: a name for each blank, in the order of the text; names last until the text is replaced from outside, when `session` changes. */
  onChange: (rich: RichText, blanks: { keys: readonly number[]; session: object }) => void;
  label: string;
  /** Whoever writes here is asked about pictures by this. */
  files: FilesFrom;
  /** The editor that was last written in, for the tools that serve all of them. */
  onFocus?: (view: EditorView) => void;
  /** The choice or the text has changed. */
  onTurn?: (view: EditorView) => void;
  /** A piece was asked to be changed, or a formula wanted by the keys. */
  onPiece?: (kind: string) => void;
  placeholder?: string;
  /** One line high at first: an option, a spelling. */
  small?: boolean;
  /** Blanks may stand in it. */
  blanks?: boolean;
  ref?: React.Ref<{ focus(): void }>;
}

const keys = (props: { readonly current: RichEditorProps }) =>
  keymap({
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': toggle('bold'),
    'Mod-i': toggle('italic'),
    'Mod-u': toggle('underline'),
    'Mod-.': toggle('sup'),
    'Mod-,': toggle('sub'),
    'Mod-d': toggle('dot'),
    'Mod-m': () => {
      props.current.onPiece?.('math');
      return true;
    },
    'Mod-Shift-u': (state, dispatch, view) => (props.current.blanks ?? false) && putBlank(state, dispatch, view),
    'Shift-Enter': chainCommands(exitCode, putBreak),
    Enter: (state, dispatch, view) => inTable(state) && putBreak(state, dispatch, view),
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
  });

function newState(rich: RichText, props: { readonly current: RichEditorProps }): EditorState {
  return EditorState.create({
    doc: fromRich(rich),
    plugins: [
      keys(props),
      keymap(baseKeymap),
      history(),
      freshBlankKeys(),
      tableEditing(),
      gapCursor(),
      dropCursor({ color: '#1d4ed8', width: 2 }),
    ],
  });
}

/** A text to write in: ProseMirror over exactly the nodes of the contract's RichText. */
export function RichEditor(props: RichEditorProps) {
  const { value, label, small, placeholder, ref } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  const said = useRef<RichText>(value);
  const session = useRef<object>({});
  latest.current = props;

  // The editor is a machine of its own beside React: made once, told of what comes from outside below.
  useEffect(() => {
    if (!place.current) return;
    const made: EditorView = new EditorView(place.current, {
      state: newState(latest.current.value, latest),
      nodeViews: { math: mathView(mathSetter), blank: blankView, image: imageView },
      attributes: () => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': latest.current.label,
        'data-placeholder': latest.current.placeholder ?? '',
      }),
      dispatchTransaction(tr) {
        made.updateState(made.state.apply(tr));
        if (tr.docChanged) {
          // Blanks are counted as they stand: the same text comes back as `value` and is known again.
          const rich = countedBlanks(toRich(made.state.doc));
          said.current = rich;
          latest.current.onChange(rich, { keys: blankKeys(made.state.doc), session: session.current });
        }
        latest.current.onTurn?.(made);
      },
      handleDOMEvents: {
        focus: (focused) => {
          latest.current.onFocus?.(focused);
          return false;
        },
      },
      handleDoubleClickOn: (_view, _at, node, _nodeAt, _event, direct) => {
        if (direct && node.isAtom && !node.isText) latest.current.onPiece?.(node.type.name);
        return false;
      },
      handleKeyDown: (own, event) => {
        const piece = event.key === 'Enter' ? chosenPiece(own.state) : undefined;
        if (piece) latest.current.onPiece?.(piece.kind);
        return piece !== undefined;
      },
      handlePaste: (into, event) => takePaste(into, event, latest.current.files),
      handleDrop: (into, event) => takeFiles(into, event.dataTransfer, latest.current.files, event),
    });
    view.current = made;
    return () => {
      made.destroy();
      view.current = null;
    };
  }, []);

  // A text from outside (another draft, an undone step) takes the place of what stands here.
  useEffect(() => {
    if (value === said.current || !view.current) return;
    said.current = value;
    session.current = {};
    view.current.updateState(newState(value, latest));
  }, [value]);

  useImperativeHandle(ref, () => ({ focus: () => view.current?.focus() }));
  const isEmpty = value.length === 0 && placeholder !== undefined;
  return (
    <div
      ref={place}
      data-editor={label}
      className={`${styles.editor} ${small ? styles.small : ''} ${isEmpty ? styles.empty : ''}`}
    />
  );
}
