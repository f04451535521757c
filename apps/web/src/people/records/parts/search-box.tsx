import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** Finds as one types: what was typed is asked for after a short pause, at once with Enter. */
export function SearchBox({ value, label, onFind }: { value: string; label: string; onFind: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // The address changed by itself: back, or the filter was cleared.
    setKnown(value);
    setTyped(value);
  }
  // A timer of the browser: the pause after the last key.
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onFind(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Input
      allowClear
      style={{ width: 288 }}
      maxLength={60}
      prefix={<SearchOutlined />}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={() => onFind(typed.trim())}
    />
  );
}
