import { ColumnWidthOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Segmented, Select, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../platform/window-width.js';
import styles from './bar-middle.module.css';
import type { PaperView, useView } from './use-view.js';
import { larger, smaller, type Zoom } from './zoom.js';

export interface BarMiddleProps {
  undo: ReactNode;
  zoom: number;
  onZoom: (zoom: Zoom) => void;
  shown: ReturnType<typeof useView>;
}

/** Going back, how large, and what of the paper. */
export function BarMiddle({ undo, zoom, onZoom, shown }: BarMiddleProps) {
  const { t } = useTranslation('papers');
  const isNarrow = useNarrow();
  const choice = {
    size: 'small' as const,
    'aria-label': t('preview.view'),
    options: shown.views.map((view) => ({ value: view, label: t(`preview.${view}`) })),
    value: shown.view,
    onChange: shown.setView,
  };
  return (
    <>
      <span className={styles.wide}>
        {undo}
        <i className={styles.sep} />
      </span>
      <Button
        type="text"
        icon={<MinusOutlined />}
        aria-label={t('preview.zoomOut')}
        onClick={() => onZoom(smaller(zoom))}
      />
      <span className={styles.zoom}>{Math.round(zoom * 100)}%</span>
      <Button
        type="text"
        icon={<PlusOutlined />}
        aria-label={t('preview.zoomIn')}
        onClick={() => onZoom(larger(zoom))}
      />
      <Tooltip title={t('preview.fit')}>
        <Button
          type="text"
          icon={<ColumnWidthOutlined />}
          aria-label={t('preview.fit')}
          onClick={() => onZoom('fit')}
        />
      </Tooltip>
      <i className={styles.sep} />
      {isNarrow ? (
        <Select<PaperView> className={styles.view} popupMatchSelectWidth={false} {...choice} />
      ) : (
        <Segmented<PaperView> {...choice} />
      )}
    </>
  );
}
