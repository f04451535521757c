import { Input } from 'antd';
import type { TextAreaProps } from 'antd/es/input/TextArea.js';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formDrafts } from './form-drafts.js';

interface KeptTextAreaProps extends Omit<TextAreaProps, 'value' | 'onChange'> {
  /** What is written here, with the id of what it is about: one draft for each. */
  draft: string;
  value: string;
  onText: (text: string) => void;
}

/** A field for words that stands in no form: what was typed is there again after a reload, a lost line or a login that ended, and says so. */
export function KeptTextArea({ draft, value, onText, ...props }: KeptTextAreaProps) {
  const { t } = useTranslation('platform');
  const [isRestored, setRestored] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ value, onText });

  // The storage of the tab. A field that is gone was sent or given up; one that only waits behind another page is still in the document.
  useEffect(() => {
    const kept = formDrafts.of(draft)?.text;
    const { value: shown, onText: show } = first.current;
    if (typeof kept === 'string' && kept !== '' && shown === '') {
      show(kept);
      setRestored(true);
    }
    const here = place.current;
    return () => void setTimeout(() => !here?.isConnected && formDrafts.drop(draft));
  }, [draft]);

  const keep = (text: string) => {
    if (text === '') formDrafts.drop(draft);
    else formDrafts.keep(draft, { text });
    setRestored(false);
    onText(text);
  };
  return (
    <div ref={place}>
      <Input.TextArea {...props} value={value} onChange={({ target }) => keep(target.value)} />
      {isRestored && value !== '' && <small role="status">{t('draft.restored')}</small>}
    </div>
  );
}
