import { type PhotosOfCopy, scansApi } from '@zhibi/contract/capture/scans';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { call, useWrite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatNear } from '../../../platform/time.js';
import { TouchHead } from '../../../platform/touch/touch-head.js';
import { PhotoList } from '../parts/photo-list.js';
import { SentPhoto } from '../parts/photo-row.js';
import { titleOf } from '../parts/title-of.js';
import { usePhotoQueue, useRepeatedRead } from '../parts/use-photos.js';
import { Alone } from './alone.js';
import styles from './page.module.css';

const SECRET = 32;
/** Photographs that a phone keeps of a slip are nobody's login's. */
const OWNER = 'slip';

/** Photographs of the one copy of a printed slip: no login, no names. */
export function Page() {
  const { t } = useTranslation('photos');
  const [params] = useSearchParams();
  const secret = params.get('key') ?? '';
  return (
    <Alone>
      {secret.length === SECRET ? (
        <Slip key={secret} secret={secret} />
      ) : (
        <EmptyState title={t('slip.gone')} hint={t('slip.goneHint')} />
      )}
    </Alone>
  );
}

function Slip({ secret }: { secret: string }) {
  const { t } = useTranslation('photos');
  const read = useRepeatedRead(scansApi.slipPhotos, { secret });
  if (read.error?.is('not-found')) return <EmptyState title={t('slip.gone')} hint={t('slip.goneHint')} />;
  return (
    <Screen read={read} skeleton={{ rows: 4 }}>
      {(copy) => <Copy secret={secret} copy={copy} />}
    </Screen>
  );
}

function Copy({ secret, copy }: { secret: string; copy: PhotosOfCopy }) {
  const { t } = useTranslation('photos');
  const names = useNames();
  const removing = useWrite(scansApi.removeBySlip, [scansApi.slipPhotos]);
  const keeping = useWrite(scansApi.keepBySlip, [scansApi.slipPhotos]);
  const photos = usePhotoQueue(scansApi.slipPhotos, {
    homeworkId: secret,
    owner: OWNER,
    send: (photo) => call(scansApi.sendBySlip, { secret, ...photo }, { quiet: true }),
  });
  return (
    <>
      <TouchHead
        title={titleOf(copy, t)}
        note={`${names.subject(copy.subjectName)} · ${t('slip.until', { when: formatNear(copy.endAt) })}`}
      />
      <PhotoList
        copy={copy}
        photos={photos}
        drawn={(photo) => (
          <SentPhoto
            key={photo.photoId}
            photo={photo}
            remove={{ ...removing, mutate: ({ photoId }) => removing.mutate({ secret, photoId }) }}
            keep={{ ...keeping, mutate: ({ photoId }) => keeping.mutate({ secret, photoId }) }}
          />
        )}
        ended={copy.isOpen ? undefined : t(copy.handedInAt ? 'handedIn' : 'over')}
      />
      {copy.isOpen && copy.missing.length === 0 && <p className={styles.whole}>{t('slip.whole')}</p>}
    </>
  );
}
