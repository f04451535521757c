import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Draft, DraftView } from './draft.js';
import { useUndoKeys } from './use-undo-keys.js';

/** Back and forth through what was done to the paper. */
export function UndoButtons({ view, draft }: { view: DraftView; draft: Draft }) {
  const { t } = useTranslation('papers');
  useUndoKeys(draft);
  return (
    <>
      <Tooltip title={`${t('compose.undo')} Ctrl Z`}>
        <Button
          type="text"
          icon={<UndoOutlined />}
          aria-label={t('compose.undo')}
          disabled={!view.canUndo}
          onClick={draft.undo}
        />
      </Tooltip>
      <Tooltip title={`${t('compose.redo')} Ctrl Y`}>
        <Button
          type="text"
          icon={<RedoOutlined />}
          aria-label={t('compose.redo')}
          disabled={!view.canRedo}
          onClick={draft.redo}
        />
      </Tooltip>
    </>
  );
}
