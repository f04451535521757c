import { LeftOutlined, MinusOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import { type ScanBatchDetail, type ScanChoice, type ScanPage, scansApi } from '@zhibi/contract/capture/scans';
import { type AnswerArea, pageSizes } from '@zhibi/contract/papers';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { useFile } from '../../../platform/use-file.js';
import styles from './scanned-sheet.module.css';
import type { Wait } from './waits.js';

interface ScannedSheetProps {
  batch: ScanBatchDetail;
  page: ScanPage;
  wait: Wait | undefined;
  look: 'straight' | 'original';
  onLook: (look: 'straight' | 'original') => void;
  onStep: (by: number) => void;
}

const ZOOMS = [1, 1.5, 2, 3] as const;

/** One page as it came or straight, with what was read on it: green what is certain, amber what is asked. */
export function ScannedSheet({ batch, page, wait, look, onLook, onStep }: ScannedSheetProps) {
  const { t } = useTranslation('scans');
  const [zoom, setZoom] = useState(0);
  const name = page.student?.name ?? t('bench.nobody');
  return (
    <div className={styles.sheet}>
      <header className={styles.bar}>
        <span>
          <b translate="no">{name}</b> {page.page !== null && t('bench.side', { page: page.page })} ·{' '}
          {t('bench.pageOf', { no: page.no, of: batch.scanned.length })}
          {page.dpi !== null && ` · ${t('bench.dpi', { dpi: page.dpi })}`}
        </span>
        <span className={styles.tools}>
          <Button type="text" aria-label={t('bench.before')} icon={<LeftOutlined />} onClick={() => onStep(-1)} />
          <Button type="text" aria-label={t('bench.after')} icon={<RightOutlined />} onClick={() => onStep(1)} />
          <Button
            type="text"
            aria-label={t('bench.fit')}
            icon={<MinusOutlined />}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <Button
            type="text"
            aria-label={t('bench.zoom')}
            icon={<PlusOutlined />}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
          <Segmented
            aria-label={t('bench.look')}
            value={look}
            onChange={onLook}
            options={[
              { value: 'original', label: t('bench.original') },
              { value: 'straight', label: t('bench.straight') },
            ]}
          />
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is scrolled by keys too */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('bench.picture', { name })}>
        <div
          className={styles.paper}
          style={{ '--zoom': ZOOMS[zoom] } as React.CSSProperties /* a property of our own */}
        >
          {look === 'original' || page.dpi === null ? (
            <Original pageId={page.pageId} label={t('bench.picture', { name })} />
          ) : (
            <Straight {...{ batch, page, wait }} label={t('bench.picture', { name })} />
          )}
        </div>
      </section>
    </div>
  );
}

function Original({ pageId, label }: { pageId: string; label: string }) {
  const { t } = useTranslation('scans');
  const { url, error } = useFile(scansApi.picture, { pageId, look: 'original' });
  if (error) return <p className={styles.none}>{t('bench.unread')}</p>;
  return url === undefined ? null : <img src={url} alt={label} />;
}

function Straight({
  batch,
  page,
  wait,
  label,
}: Pick<ScannedSheetProps, 'batch' | 'page' | 'wait'> & { label: string }) {
  const { pageId, student } = page;
  const { url } = useFile(scansApi.picture, { pageId, look: 'straight' });
  const read = useRead(scansApi.page, student === null ? null : { pageId }).data;
  const { widthMm, heightMm } = pageSizes[batch.pageSize];
  const asked = wait?.kind === 'choice' && wait.choice.pageId === pageId ? wait.choice.no : undefined;
  return (
    <svg viewBox={`0 0 ${widthMm} ${heightMm}`} role="img" aria-label={label}>
      {url !== undefined && <image href={url} width={widthMm} height={heightMm} />}
      {page.state !== 'double' &&
        read?.choices.map((choice) => (
          <Read key={choice.no} choice={choice} areas={read.areas} isAsked={choice.no === asked} />
        ))}
    </svg>
  );
}

/** The frame of a choice, with what was read beside it: never over the ink. */
function Read({ choice, areas, isAsked }: { choice: ScanChoice; areas: readonly AnswerArea[]; isAsked: boolean }) {
  const frame = frameOf(choice, areas);
  if (!frame) return null;
  const { x, y, width, height } = frame;
  return (
    <g className={styles.read} data-state={choice.state} data-asked={isAsked || undefined}>
      <rect x={x} y={y} width={width} height={height} rx={0.6} />
      <text x={x + width + 1} y={y + height / 2}>
        {choice.state === 'open' ? '?' : choice.chosen.join('') || '–'}
      </text>
    </g>
  );
}

const AROUND_MM = 0.8;

/** Around all boxes of a choice, in mm of the page. */
export function frameOf({ boxes }: ScanChoice, areas: readonly AnswerArea[]) {
  const own = areas.filter(({ areaId }) => boxes.some((box) => box.areaId === areaId));
  if (own.length === 0) return undefined;
  const x = Math.min(...own.map(({ xMm }) => xMm)) - AROUND_MM;
  const y = Math.min(...own.map(({ yMm }) => yMm)) - AROUND_MM;
  const width = Math.max(...own.map(({ xMm, widthMm }) => xMm + widthMm)) + AROUND_MM - x;
  const height = Math.max(...own.map(({ yMm, heightMm }) => yMm + heightMm)) + AROUND_MM - y;
  return { x, y, width, height };
}
