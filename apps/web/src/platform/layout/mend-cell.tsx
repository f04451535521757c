import { Input } from 'antd';
import { useState } from 'react';

export interface MendCellProps {
  text: string;
  /** What a screen reader calls the field. */
  name: string;
  isBusy: boolean;
  onMend: (text: string) => void;
}

/** A wrong cell, open to be typed anew: Enter or leaving it has the row checked again, Escape gives back what was there. */
export function MendCell({ text, name, isBusy, onMend }: MendCellProps) {
  const [typed, setTyped] = useState(text);
  const done = () => {
    if (typed !== text) onMend(typed);
  };
  return (
    <Input
      size="small"
      status="error"
      aria-label={name}
      value={typed}
      disabled={isBusy}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={done}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(text);
      }}
    />
  );
}
