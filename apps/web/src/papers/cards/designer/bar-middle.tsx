import {
  LeftOutlined,
  MinusOutlined,
  PlusOutlined,
  RedoOutlined,
  RightOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CardWork } from './use-card.js';

interface BarMiddleProps {
  work: CardWork;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
}

const [LEAST, MOST, STEP] = [0.5, 3, 0.25];

/** Back and forth through what was done, through the pages, nearer and farther. */
export function BarMiddle({ work, page, pages, onPage, zoom, onZoom }: BarMiddleProps) {
  const { t } = useTranslation('cards');
  return (
    <>
      {work.canEdit && (
        <>
          <Tooltip title="Ctrl Z">
            <Button
              type="text"
              icon={<UndoOutlined />}
              aria-label={t('undo')}
              disabled={!work.canUndo}
              onClick={work.undo}
            />
          </Tooltip>
          <Tooltip title="Ctrl Y">
            <Button
              type="text"
              icon={<RedoOutlined />}
              aria-label={t('redo')}
              disabled={!work.canRedo}
              onClick={work.redo}
            />
          </Tooltip>
        </>
      )}
      <Button
        type="text"
        icon={<LeftOutlined />}
        aria-label={t('before')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span>{t('pageOf', { page, count: pages })}</span>
      <Button
        type="text"
        icon={<RightOutlined />}
        aria-label={t('after')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
      <Button
        type="text"
        icon={<MinusOutlined />}
        aria-label={t('smaller')}
        disabled={zoom <= LEAST}
        onClick={() => onZoom(zoom - STEP)}
      />
      <span>{Math.round(zoom * 100)}%</span>
      <Button
        type="text"
        icon={<PlusOutlined />}
        aria-label={t('larger')}
        disabled={zoom >= MOST}
        onClick={() => onZoom(zoom + STEP)}
      />
    </>
  );
}
