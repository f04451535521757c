import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlash } from './use-slash.js';

const PAUSE_MS = 350;

/** Searches when the typing pauses; Enter does not wait. `/` comes here from anywhere on the page. */
export function WordsField({
  words,
  hint,
  onSearch,
}: {
  words: string;
  /** What is searched, where that is not all that a question can be found by. */
  hint?: string;
  onSearch: (words: string) => void;
}) {
  const { t } = useTranslation('questions');
  const field = useRef<InputRef>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  useSlash(field);
  if (words !== known) {
    setKnown(words); // the address has changed: by this field, or by somebody clearing the filters
    if (words !== typed.trim()) setTyped(words);
  }
  const search = (text: string, waitMs: number) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(text.trim()), waitMs);
  };
  return (
    <Input
      ref={field}
      allowClear
      maxLength={100}
      style={{ width: 206 }}
      prefix={<SearchOutlined />}
      placeholder={hint ?? t('filter.words')}
      aria-label={t('filter.wordsLabel')}
      aria-keyshortcuts="/"
      value={typed}
      onChange={(event) => search(event.target.value, event.target.value ? PAUSE_MS : 0)}
      onPressEnter={(event) => search(event.currentTarget.value, 0)}
    />
  );
}
