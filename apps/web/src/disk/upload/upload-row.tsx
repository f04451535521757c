import { CaretRightOutlined, CloseOutlined, FileSearchOutlined, PauseOutlined } from '@ant-design/icons';
import { kindOf, partCountOf } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../platform/layout/bar.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { notify } from '../../platform/notify.js';
import { KindIcon } from '../parts/kind-icon.js';
import { formatBytes } from '../parts/size.js';
import { tray } from './browser-tray.js';
import type { UploadItem } from './upload-item.js';
import styles from './upload-tray.module.css';

/** One file on its way: its state in words, how far it is, and the one thing to do with it. */
export function UploadRow({ item, place }: { item: UploadItem; place: number }) {
  const { name, size, status, percent, isDone, partETagList } = item;
  const hasBar = status === 'upload' || partETagList.length > 0;
  return (
    <li className={styles.row} data-status={status}>
      <KindIcon kind={kindOf(name)} />
      <div className={styles.what}>
        <div className={styles.line}>
          <b title={name}>{name}</b>
          <span>{formatBytes(size)}</span>
        </div>
        {hasBar && (
          <Bar value={percent / 100} heightPx={4} tone={status === 'cancel' ? 'warning' : isDone ? 'success' : 'ink'} />
        )}
        <div className={styles.line}>
          <State item={item} />
          <small>
            <Progress item={item} place={place} />
          </small>
        </div>
      </div>
      <span className={styles.does}>
        <Act item={item} />
      </span>
    </li>
  );
}

function State({ item: { status, isDone, why } }: { item: UploadItem }) {
  const { t } = useTranslation('disk');
  if (isDone) return <StatusTag tone="done">{t('tray.status.done')}</StatusTag>;
  if (status === 'wait') return <StatusTag tone="wait">{t('tray.status.wait')}</StatusTag>;
  if (status === 'upload') return <StatusTag tone="run">{t('tray.status.upload')}</StatusTag>;
  const isRefused = why === 'refused' || why === 'changed';
  return (
    <StatusTag tone={isRefused ? 'bad' : 'warn'}>
      {t(isRefused ? 'tray.status.refused' : 'tray.status.cancel')}
    </StatusTag>
  );
}

function Progress({ item, place }: { item: UploadItem; place: number }) {
  const { t } = useTranslation('disk');
  const { status, percent, read, speed, secondsLeft, why, refusal, size, partETagList, isDone } = item;
  if (isDone) return t('tray.percent', { percent });
  if (read !== null) return t('tray.reading', { percent: `${Math.round(read * 100)}%` });
  if (status === 'wait') return place > 0 ? t('tray.queue', { count: place }) : '';
  if (status === 'cancel' && why) {
    const count = partCountOf(size) - partETagList.length; // of the parts that are missing
    const words = t(`tray.why.${why}`, { refusal, count });
    return partETagList.length > 0 ? `${t('tray.percent', { percent })} · ${words}` : words;
  }
  if (secondsLeft === null) return t('tray.percent', { percent });
  const [unit, count] =
    secondsLeft < 90
      ? (['seconds', secondsLeft] as const)
      : secondsLeft < 5_400
        ? (['minutes', Math.round(secondsLeft / 60)] as const)
        : (['hours', Math.round(secondsLeft / 3_600)] as const);
  return t('tray.progress', { percent, speed: formatBytes(speed), left: t(`tray.left.${unit}`, { count }) });
}

function Act({ item: { key, name, status, why, isDone } }: { item: UploadItem }) {
  const { t } = useTranslation('disk');
  const input = useRef<HTMLInputElement>(null);
  if (isDone) return null;
  const button = (label: string, icon: React.ReactNode, onClick: () => void) => (
    <Button type="text" size="small" icon={icon} aria-label={label} title={label} onClick={onClick} />
  );
  const remove = button(t('tray.remove', { name }), <CloseOutlined />, () => tray.remove(key));
  if (status === 'upload') return button(t('tray.pause', { name }), <PauseOutlined />, () => tray.pause(key));
  if (status === 'wait') return remove;
  const needsFile = why === 'no-file' || why === 'changed';
  const choose = (file: File | undefined) => {
    if (file && !tray.resume(key, file)) notify.error(t('tray.otherFile'));
  };
  return (
    <>
      {needsFile
        ? button(t('tray.choose', { name }), <FileSearchOutlined />, () => input.current?.click())
        : button(t('tray.resume', { name }), <CaretRightOutlined />, () => tray.resume(key))}
      {remove}
      {needsFile && (
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('tray.choose', { name })}
          onChange={(event) => choose(event.target.files?.[0])}
        />
      )}
    </>
  );
}
