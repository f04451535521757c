import { CameraOutlined, MobileOutlined } from '@ant-design/icons';
import type { WatchWord } from '@zhibi/scan/still-watch';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import { PhotoButton } from '../parts/photo-button.js';
import styles from './live.module.css';
import { SheetCamera } from './sheet-camera.js';
import type { PictureSeen } from './sheet-reader.js';

interface LiveCameraProps {
  open: boolean;
  onClose: () => void;
  onFiles: (files: File[]) => void;
}

/** The camera in the page: it finds the sheet and takes its picture by itself; who refuses it, or has none, takes the phone's own. */
export function LiveCamera({ open, onClose, onFiles }: LiveCameraProps) {
  const { t } = useTranslation('photos');
  return (
    <Dialog title={t('live.title')} size="wide" open={open} onClose={onClose} className={styles.dialog ?? ''}>
      {open && <Camera onClose={onClose} onFiles={onFiles} />}
    </Dialog>
  );
}

const isGood = (word: WatchWord) => word === 'hold' || word === 'taken' || word === 'moving';

function Camera({ onClose, onFiles }: Omit<LiveCameraProps, 'open'>) {
  const { t } = useTranslation('photos');
  const platform = useTranslation('platform');
  const video = useRef<HTMLVideoElement>(null);
  const [camera] = useState(() => new SheetCamera((file) => onFiles([file])));
  const { at, failure, seen, word, shots } = useSyncExternalStore(camera.subscribe, camera.get);
  // The camera is outside React: opened with the dialog, let go with it.
  useEffect(() => {
    if (video.current) void camera.start(video.current);
    return camera.stop;
  }, [camera]);
  const said = word === 'shoot' ? 'hold' : word;
  return (
    <div className={styles.live}>
      {failure !== null && (
        <Alert type="warning" showIcon title={t(`live.why.${failure}`)} description={t('live.whyHint')} />
      )}
      <div className={styles.view} data-running={at === 'running'}>
        <video ref={video} muted playsInline aria-label={t('live.video')} />
        {seen?.corners && <Outline seen={seen} isGood={isGood(word)} />}
      </div>
      <p className={styles.word} role="status" data-good={at === 'running' && isGood(word)}>
        {at === 'asking' && t('live.asking')}
        {at === 'running' && t(`live.words.${said}`)}
        {shots > 0 && <small>{t('live.shots', { count: shots })}</small>}
      </p>
      <div className={styles.actions}>
        <PhotoButton
          fromCamera
          icon={<MobileOutlined />}
          words={t('live.own')}
          isMain={failure !== null}
          onFiles={(files) => {
            onFiles(files);
            onClose();
          }}
        />
        {at === 'running' && (
          <Button
            size="large"
            icon={<CameraOutlined />}
            onClick={() => video.current && void camera.shoot(video.current)}
          >
            {t('live.now')}
          </Button>
        )}
        <Button size="large" type={shots > 0 ? 'primary' : 'default'} onClick={onClose}>
          {shots > 0 ? t('live.close') : platform.t('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** The edges of the sheet over the picture, where they were a moment ago. */
function Outline({ seen: { width, height, corners }, isGood: good }: { seen: PictureSeen; isGood: boolean }) {
  return (
    <svg className={styles.outline} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-good={good}>
      <polygon points={(corners ?? []).map(({ x, y }) => `${x},${y}`).join(' ')} />
    </svg>
  );
}
