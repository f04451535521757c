import { RichEditor, type RichEditorProps } from '../editor/rich-editor.js';
import { useEditorContext } from './editor-context.js';

export type RichFieldProps = Pick<RichEditorProps, 'value' | 'onChange' | 'label' | 'placeholder' | 'small' | 'blanks'>;

/** A text of the editor: an editor that shares its tools with all others. */
export function RichField(props: RichFieldProps) {
  const { files, onFocus, onTurn, onPiece } = useEditorContext();
  return (
    <RichEditor
      {...props}
      files={files}
      onFocus={(view) => onFocus(view, props.blanks ?? false)}
      onTurn={onTurn}
      onPiece={onPiece}
    />
  );
}
