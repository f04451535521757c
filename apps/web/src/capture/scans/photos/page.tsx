import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { type PhotosOfCopy, scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames, useUser } from '../../../people/index.js';
import { call, useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatNear } from '../../../platform/time.js';
import { TouchHead } from '../../../platform/touch/touch-head.js';
import { PhotoList } from '../parts/photo-list.js';
import { OwnPhoto } from '../parts/photo-row.js';
import { titleOf } from '../parts/title-of.js';
import { isReadingOne, usePhotoQueue, useRepeatedRead } from '../parts/use-photos.js';

const LIST = '/student/detail';

/** A student photographs the own sheets: what became of each is said at once, and which pages are missing. */
export function Page() {
  const { t } = useTranslation('photos');
  const [params] = useSearchParams();
  const homeworkId = params.get('homework');
  const read = useRepeatedRead(scansApi.photos, homeworkId === null ? null : { homeworkId });
  if (homeworkId === null)
    return <EmptyState title={t('empty')} hint={t('emptyHint')} action={<GoButton to={LIST}>{t('list')}</GoButton>} />;
  return (
    <Screen read={read} skeleton={{ rows: 4 }}>
      {(copy) =>
        copy.isOpen ? (
          <Photos key={homeworkId} homeworkId={homeworkId} copy={copy} isReading={isReadingOne(copy)} />
        ) : (
          <>
            <TouchHead title={titleOf(copy, t)} back={LIST} />
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
  const photos = usePhotoQueue(scansApi.photos, {
    homeworkId,
    owner: user.studentId ?? '',
    send: (photo) => call(scansApi.sendPhoto, { homeworkId, ...photo }, { quiet: true }),
  });
  const { waiting } = useSyncExternalStore(photos.subscribe, photos.queue);
  const isEmpty = copy.items.length + waiting.length === 0;
  return (
    <>
      <TouchHead
        title={titleOf(copy, t)}
        note={`${names.subject(copy.subjectName)} · ${formatNear(copy.endAt)}`}
        back={LIST}
      />
      <PhotoList
        copy={copy}
        photos={photos}
        drawn={(photo) => <OwnPhoto key={photo.photoId} photo={photo} />}
        action={
          !isEmpty && (
            <HandIn homeworkId={homeworkId} missing={copy.missing} isWaiting={isReading || waiting.length > 0} />
          )
        }
      />
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
