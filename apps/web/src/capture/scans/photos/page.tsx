import { CameraOutlined, DisconnectOutlined, PictureOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { type PhotosOfCopy, scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { Alert, Button } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames, useUser } from '../../../people/index.js';
import { keyOf, useRead, useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatNear } from '../../../platform/time.js';
import { ActionBar } from '../../../platform/touch/action-bar.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { TouchHead } from '../../../platform/touch/touch-head.js';
import styles from './page.module.css';
import { PhotoButton } from './photo-button.js';
import { PhotoQueue } from './photo-queue.js';
import { SentPhoto, UnsentPhoto } from './photo-row.js';

const LIST = '/student/detail';
const ASK_MS = 1_500;

/** A student photographs the own sheets: what became of each is said at once, and which pages are missing. */
export function Page() {
  const { t } = useTranslation('photos');
  const [params] = useSearchParams();
  const homeworkId = params.get('homework');
  const [everyMs, setEveryMs] = useState(0);
  const read = useRead(scansApi.photos, homeworkId === null ? null : { homeworkId }, everyMs > 0 ? { everyMs } : {});
  const isReading = read.data?.items.some(({ verdict }) => verdict === 'reading') ?? false;
  if (isReading !== everyMs > 0) setEveryMs(isReading ? ASK_MS : 0);
  if (homeworkId === null)
    return <EmptyState title={t('empty')} hint={t('emptyHint')} action={<GoButton to={LIST}>{t('list')}</GoButton>} />;
  return (
    <Screen read={read} skeleton={{ rows: 4 }}>
      {(copy) =>
        copy.isOpen ? (
          <Photos key={homeworkId} homeworkId={homeworkId} copy={copy} isReading={isReading} />
        ) : (
          <>
            <TouchHead title={copy.title} back={LIST} />
            <EmptyState
              title={t(copy.handedInAt ? 'handedIn' : 'over')}
              hint={t(copy.handedInAt ? 'handedInHint' : 'overHint')}
              action={<GoButton to={LIST}>{t('list')}</GoButton>}
            />
          </>
        )
      }
    </Screen>
  );
}

function Photos({ homeworkId, copy, isReading }: { homeworkId: string; copy: PhotosOfCopy; isReading: boolean }) {
  const { t } = useTranslation('photos');
  const names = useNames();
  const user = useUser();
  const queries = useQueryClient();
  const [photos] = useState(
    () =>
      new PhotoQueue(homeworkId, user.studentId ?? '', () => {
        void queries.invalidateQueries({ queryKey: keyOf(scansApi.photos) });
      }),
  );
  const { waiting, isOffline, refused } = useSyncExternalStore(photos.subscribe, photos.queue);
  const { items, missing, pageCount } = copy;
  const isEmpty = items.length + waiting.length === 0;
  return (
    <>
      <TouchHead
        title={copy.title}
        note={`${names.subject(copy.subjectName)} · ${formatNear(copy.endAt)}`}
        back={LIST}
      />
      {isOffline && (
        <Alert
          showIcon
          type="warning"
          icon={<DisconnectOutlined />}
          title={t('offline')}
          description={t('offlineHint')}
        />
      )}
      {refused && <Alert showIcon type="error" title={refused} />}
      <p className={styles.state} role="status">
        {isEmpty ? t('nothing') : t('taken', { done: pageCount - missing.length, count: pageCount })}
        {!isEmpty && missing.length > 0 && <b>{t('missing', { pages: missing.map(String) })}</b>}
      </p>
      {isEmpty ? (
        <Sheet>
          <p>{t('hint')}</p>
        </Sheet>
      ) : (
        <Sheet rows>
          {items.map((photo) => (
            <SentPhoto key={photo.photoId} photo={photo} />
          ))}
          {waiting.map((photo) => (
            <UnsentPhoto key={photo.photoId} photo={photo} />
          ))}
        </Sheet>
      )}
      <ActionBar>
        <div className={styles.actions}>
          <PhotoButton icon={<PictureOutlined />} words={t('choose')} onFiles={(files) => void photos.add(files)} />
          <PhotoButton
            fromCamera
            isMain={missing.length > 0}
            icon={<CameraOutlined />}
            words={t('take')}
            onFiles={(files) => void photos.add(files)}
          />
          {!isEmpty && <HandIn homeworkId={homeworkId} missing={missing} isWaiting={isReading || waiting.length > 0} />}
        </div>
      </ActionBar>
    </>
  );
}

/** Nothing is handed in while a photograph is on its way; with pages missing it asks once more. */
function HandIn({ homeworkId, missing, isWaiting }: { homeworkId: string; missing: number[]; isWaiting: boolean }) {
  const { t } = useTranslation('photos');
  const handing = useWrite(onScreenApi.handIn, [scansApi.photos, homeworkApi.mine]);
  const isWhole = missing.length === 0;
  const handIn = () => handing.mutate({ homeworkId });
  const button = (
    <Button
      type={isWhole ? 'primary' : 'default'}
      size="large"
      disabled={isWaiting}
      loading={handing.isPending}
      title={isWaiting ? t('wait') : undefined}
      onClick={isWhole ? handIn : undefined}
    >
      {t(isWhole ? 'handIn' : 'handInAnyway')}
    </Button>
  );
  if (isWhole) return button;
  return (
    <Confirm title={t('askMissing', { pages: missing.map(String) })} disabled={isWaiting} onConfirm={handIn}>
      {button}
    </Confirm>
  );
}
