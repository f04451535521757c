import { captureApi, type QueuedInk } from '@zhibi/contract/capture';
import { strokeBounds } from '@zhibi/ink';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../../platform/api.js';
import { InkLayer } from '../../../../platform/ink/ink-layer.js';
import { unpackInk } from '../../../../platform/ink/unpack.js';
import { Confirm } from '../../../../platform/layout/confirm.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { notify } from '../../../../platform/notify.js';
import { formatStamp } from '../../../../platform/time.js';
import styles from './queue.module.css';

const MARGIN_MM = 4;
const SMALLEST_MM = 20;

/** One piece of lost ink: what it looks like, where it came from, why it waits. */
export function QueuedCard({ queued, onPlace }: { queued: QueuedInk; onPlace: () => void }) {
  const { t } = useTranslation('capture');
  const { queueId, reason, deviceMac, pageCode, strokes, lastAt, homework, student } = queued;
  const dismiss = useWrite(captureApi.dismissQueued, [captureApi.queue], {
    onDone: () => notify.done(t('queue.dismissed')),
  });
  const facts = [
    deviceMac && (deviceMac.startsWith('lab') ? t('lab.title') : t('queue.pen', { mac: deviceMac })),
    pageCode && t('queue.pageCode', { pageCode }),
    t('queue.strokes', { count: strokes }),
    formatStamp(lastAt),
  ];
  return (
    <li className={styles.card}>
      <Thumbnail ink={queued.ink} />
      <div>
        <StatusTag tone="warn">{t(`queue.reasons.${reason}`)}</StatusTag>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {(homework || student) && (
          <p>{t('queue.guess', { homework: homework?.title ?? '', student: student?.name ?? '' })}</p>
        )}
      </div>
      <div className={styles.actions}>
        <Button size="small" type="primary" ghost onClick={onPlace}>
          {t('queue.assign')}
        </Button>
        <Confirm
          title={t('queue.dismissAsk')}
          hint={t('queue.dismissHint')}
          onConfirm={() => dismiss.mutate({ queueId })}
        >
          <Button size="small" loading={dismiss.isPending}>
            {t('queue.dismiss')}
          </Button>
        </Confirm>
      </div>
    </li>
  );
}

function Thumbnail({ ink }: { ink: string }) {
  const strokes = useMemo(() => unpackInk(ink), [ink]);
  const { xMm, yMm, widthMm, heightMm } = strokeBounds(...strokes);
  const [width, height] = [
    Math.max(widthMm, SMALLEST_MM) + 2 * MARGIN_MM,
    Math.max(heightMm, SMALLEST_MM / 2) + 2 * MARGIN_MM,
  ];
  const view = {
    xMm: xMm - (width - widthMm) / 2,
    yMm: yMm - (height - heightMm) / 2,
    widthMm: width,
    heightMm: height,
  };
  return (
    <div className={styles.thumb}>
      <InkLayer ink={strokes} view={view} />
    </div>
  );
}
