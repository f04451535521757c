import { CameraOutlined } from '@ant-design/icons';
import { Alert, Button, Upload } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedTask } from './asked-task.js';
import type { CardOwner } from './card-numbers.js';
import styles from './code-cards.module.css';
import { OwnerList } from './owner-list.js';
import { SeenCards } from './seen-cards.js';
import { useCardCamera } from './use-card-camera.js';

interface Props {
  lessonId: string;
  task: AskedTask;
  owners: readonly CardOwner[];
}

/** The camera, what it sees, and whose answers that were, for one round of one task. */
export function CardsOfTask({ lessonId, task, owners }: Props) {
  const { t } = useTranslation('codeCards');
  const video = useRef<HTMLVideoElement>(null);
  const { camera, state, answers } = useCardCamera({ lessonId, task, owners });
  const { at, failure, frame, counted } = state;
  const known = counted.filter(({ no }) => owners.some((owner) => owner.no === no));
  const strange = counted.filter((card) => !known.includes(card));
  return (
    <>
      <div className={styles.buttons}>
        {at === 'idle' ? (
          <Button
            type="primary"
            icon={<CameraOutlined />}
            onClick={() => video.current && void camera.start(video.current)}
          >
            {t('start')}
          </Button>
        ) : (
          <Button onClick={camera.stop}>{t('stop')}</Button>
        )}
        {at === 'idle' && (
          <Upload
            accept="image/*"
            capture="environment"
            showUploadList={false}
            beforeUpload={(file) => {
              void camera.readPhoto(file);
              return false;
            }}
          >
            <Button>{t('photo')}</Button>
          </Upload>
        )}
        <strong role="status">{t('seen', { count: known.length, of: owners.length })}</strong>
      </div>
      {failure !== null && <Alert type="warning" showIcon title={t(`why.${failure}`)} />}
      <p className={styles.hint}>{at === 'asking' ? t('asking') : t('aim')}</p>
      <div className={styles.view} data-running={at === 'running'}>
        <video ref={video} muted playsInline aria-label={t('video')} />
        {frame && at === 'running' && <SeenCards frame={frame} />}
      </div>
      {strange.length > 0 && (
        <Alert type="warning" title={t('nobody', { no: strange.map(({ no }) => no).join(', ') })} />
      )}
      <OwnerList owners={owners} counted={known} labels={task.labels} answers={answers} />
    </>
  );
}
