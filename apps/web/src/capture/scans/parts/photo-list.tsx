import { CameraOutlined, DisconnectOutlined, PictureOutlined } from '@ant-design/icons';
import type { Photo, PhotosOfCopy } from '@zhibi/contract/capture/scans';
import { Alert, Button } from 'antd';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { ActionBar } from '../../../platform/touch/action-bar.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { canShowCamera } from '../live/can-show-camera.js';
import { PhotoButton } from './photo-button.js';
import type { PhotoQueue } from './photo-queue.js';
import { UnsentPhoto } from './photo-row.js';
import styles from './photos.module.css';

const LiveCamera = onDemand(
  () => import('../live/live-camera.js').then((made) => made.LiveCamera),
  ({ open }) => open,
);

interface PhotoListProps {
  copy: PhotosOfCopy;
  photos: PhotoQueue;
  drawn: (photo: Photo) => ReactNode;
  /** What stands beside taking more. */
  action?: ReactNode;
  /** Why no more are taken; what waits on the phone is still sent. */
  ended?: string | undefined;
}

/** Which pages of a copy are there, what became of each photograph, and taking more. */
export function PhotoList({ copy: { items, missing, pageCount }, photos, drawn, action, ended }: PhotoListProps) {
  const { t } = useTranslation('photos');
  const { waiting, isOffline, refused } = useSyncExternalStore(photos.subscribe, photos.queue);
  const [isLive] = useState(canShowCamera);
  const [isAiming, setAiming] = useState(false);
  const isEmpty = items.length + waiting.length === 0;
  const isUntouched = isEmpty && missing.length === pageCount;
  const add = (files: File[]) => void photos.add(files);
  return (
    <>
      {isOffline && (
        <Alert
          showIcon
          type="warning"
          icon={<DisconnectOutlined />}
          title={t('offline')}
          description={t('offlineHint')}
        />
      )}
      {ended && <Alert showIcon type="info" title={ended} description={t('overHint')} />}
      {refused && <Alert showIcon type="error" title={refused} />}
      <p className={styles.state} role="status">
        {isUntouched ? t('nothing') : t('taken', { done: pageCount - missing.length, count: pageCount })}
        {!isUntouched && missing.length > 0 && <b>{t('missing', { pages: missing.map(String) })}</b>}
      </p>
      {isEmpty && !ended && (
        <Sheet>
          <p>{t('hint')}</p>
          {globalThis.isSecureContext === false && <p>{t('live.plain')}</p>}
        </Sheet>
      )}
      {!isEmpty && (
        <Sheet rows>
          {items.map(drawn)}
          {waiting.map((photo) => (
            <UnsentPhoto key={photo.photoId} photo={photo} />
          ))}
        </Sheet>
      )}
      {isLive && !ended && <LiveCamera open={isAiming} onClose={() => setAiming(false)} onFiles={add} />}
      {!ended && (
        <ActionBar>
          <div className={styles.actions}>
            <PhotoButton icon={<PictureOutlined />} words={t('choose')} onFiles={add} />
            {isLive ? (
              <Button
                size="large"
                type={missing.length > 0 ? 'primary' : 'default'}
                icon={<CameraOutlined />}
                onClick={() => setAiming(true)}
              >
                {t('live.open')}
              </Button>
            ) : (
              <PhotoButton
                fromCamera
                isMain={missing.length > 0}
                icon={<CameraOutlined />}
                words={t('take')}
                onFiles={add}
              />
            )}
            {action}
          </div>
        </ActionBar>
      )}
    </>
  );
}
