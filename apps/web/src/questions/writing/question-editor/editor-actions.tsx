import { EyeOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNear } from '../../../platform/time.js';
import type { AutosaveView } from './autosave.js';

interface EditorActionsProps {
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  isSaving: boolean;
  onPreview: () => void;
  onSave: () => void;
}

/** The way back and forth through the changes of the editor, a look at the result, and the saving. */
export function EditorActions({ undo, redo, isSaving, onPreview, onSave }: EditorActionsProps) {
  const { t } = useTranslation('writing');
  return (
    <>
      <Button type="text" icon={<UndoOutlined />} aria-label={t('editor.undo')} disabled={!undo} onClick={undo} />
      <Button type="text" icon={<RedoOutlined />} aria-label={t('editor.redo')} disabled={!redo} onClick={redo} />
      <Button icon={<EyeOutlined />} onClick={onPreview}>
        {t('editor.preview')}
      </Button>
      <Button type="primary" loading={isSaving} onClick={onSave}>
        {t('editor.save')}
      </Button>
    </>
  );
}

/** Where the draft is just now. */
export function SavedWord({ saving: { state, savedAt } }: { saving: AutosaveView }) {
  const { t } = useTranslation('writing');
  if (state === 'changed') return <StatusTag tone="bad">{t('draft.changed')}</StatusTag>;
  if (state === 'failed') return <StatusTag tone="warn">{t('draft.failed')}</StatusTag>;
  if (state === 'waiting' || state === 'saving') return <StatusTag tone="run">{t('draft.saving')}</StatusTag>;
  return savedAt === null ? null : <StatusTag tone="done">{t('draft.saved', { at: formatNear(savedAt) })}</StatusTag>;
}
