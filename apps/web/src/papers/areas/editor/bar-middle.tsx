import { LeftOutlined, RedoOutlined, RightOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Areas } from './use-areas.js';

/** Through the pages, and back and forth through what was drawn. */
export function BarMiddle({ areas, page, onPage }: { areas: Areas; page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('areas');
  const { pageCount } = areas.saved.geometry;
  return (
    <>
      <Button
        type="text"
        icon={<LeftOutlined />}
        aria-label={t('before')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span>{t('pageOf', { page, count: pageCount })}</span>
      <Button
        type="text"
        icon={<RightOutlined />}
        aria-label={t('after')}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
      {areas.saved.can.draw && (
        <>
          <Tooltip title="Ctrl Z">
            <Button
              type="text"
              icon={<UndoOutlined />}
              aria-label={t('undo')}
              disabled={!areas.canUndo}
              onClick={areas.undo}
            />
          </Tooltip>
          <Tooltip title="Ctrl Y">
            <Button
              type="text"
              icon={<RedoOutlined />}
              aria-label={t('redo')}
              disabled={!areas.canRedo}
              onClick={areas.redo}
            />
          </Tooltip>
        </>
      )}
    </>
  );
}
