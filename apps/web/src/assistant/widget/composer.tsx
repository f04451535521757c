import { ArrowUpOutlined } from '@ant-design/icons';
import { LONGEST_QUESTION } from '@zhibi/contract/assistant';
import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../use-words.js';
import styles from './assistant.module.css';

const TELL_FROM = 200;

/** Where one types: Enter sends, Shift and Enter begin a line; an input method that is still choosing characters sends nothing. What is too long stays as it was pasted, and is told: nothing is cut without a word. */
export function Composer({ isBusy, onSend }: { isBusy: boolean; onSend: (text: string) => void }) {
  const words = useWords();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // The focus is the browser's: whoever opens the panel types at once, and when a pressed suggestion is gone one goes on typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is lost when something is sent
  useEffect(() => {
    if (!field.current?.closest('[role=dialog]')?.contains(document.activeElement)) field.current?.focus();
  }, [isBusy]);
  const left = LONGEST_QUESTION - text.length;
  const send = () => {
    const asked = text.trim();
    if (asked === '' || isBusy || left < 0) return;
    onSend(asked);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.composer}>
      <textarea
        ref={field}
        rows={1}
        value={text}
        aria-invalid={left < 0}
        aria-label={words.hint}
        placeholder={words.hint}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="primary"
        icon={<ArrowUpOutlined />}
        aria-label={words.send}
        disabled={text.trim() === '' || left < 0}
        loading={isBusy}
        onClick={send}
      />
      {left < TELL_FROM && (
        <small role="status">{left < 0 ? words.tooMuch(-left, LONGEST_QUESTION) : words.left(left)}</small>
      )}
    </div>
  );
}
