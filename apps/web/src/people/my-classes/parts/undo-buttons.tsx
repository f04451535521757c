import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Undoable {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Back and forth, by button and by Ctrl Z and Ctrl Y. */
export function UndoButtons({ draft }: { draft: Undoable }) {
  const { t } = useTranslation('myClasses');
  useUndoKeys(draft);
  return (
    <>
      <Tooltip title={`${t('undo')} Ctrl Z`}>
        <Button
          type="text"
          icon={<UndoOutlined />}
          aria-label={t('undo')}
          disabled={!draft.canUndo}
          onClick={draft.undo}
        />
      </Tooltip>
      <Tooltip title={`${t('redo')} Ctrl Y`}>
        <Button
          type="text"
          icon={<RedoOutlined />}
          aria-label={t('redo')}
          disabled={!draft.canRedo}
          onClick={draft.redo}
        />
      </Tooltip>
    </>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(target.tagName);

function useUndoKeys({ undo, redo }: Undoable): void {
  const newest = useRef({ undo, redo });
  // The newest handlers for a listener that stays.
  useEffect(() => {
    newest.current = { undo, redo };
  });
  // The keyboard is outside React; inside a field the keys belong to the field.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) newest.current.redo();
      else newest.current.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
