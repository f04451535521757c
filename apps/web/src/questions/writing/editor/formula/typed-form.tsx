import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useImperativeHandle, useRef } from 'react';
import { insertTemplate } from './template.js';
import type { WritingHandle } from './writing-handle.js';

export interface TypedFormProps {
  value: string;
  label: string;
  placeholder: string;
  onChange: (value: string) => void;
  ref: React.Ref<WritingHandle>;
}

/** A formula as a line of text; the palette types into it for those who do not know the commands. */
export function TypedForm({ value, label, placeholder, onChange, ref }: TypedFormProps) {
  const field = useRef<TextAreaRef>(null);
  const put = (template: string) => {
    const area = field.current?.resizableTextArea?.textArea;
    const [from, to] = [area?.selectionStart ?? value.length, area?.selectionEnd ?? value.length];
    const next = insertTemplate(value, { from, to }, template);
    onChange(next.text);
    // The field has the new text after it was drawn.
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  useImperativeHandle(ref, () => ({ put, focus: () => field.current?.focus() }));
  return (
    <Input.TextArea
      ref={field}
      autoFocus
      autoSize={{ minRows: 2, maxRows: 6 }}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      maxLength={5000}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
