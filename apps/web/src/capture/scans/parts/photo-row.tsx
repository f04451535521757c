import { DeleteOutlined, FileImageOutlined, FileUnknownOutlined } from '@ant-design/icons';
import { cutSides, hasFailed, mayStand, type Photo, type PhotoVerdict, scansApi } from '@zhibi/contract/capture/scans';
import { homeworkOfStudentApi as homeworkApi } from '@zhibi/contract/homework';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { formatNear } from '../../../platform/time.js';
import { useFile } from '../../../platform/use-file.js';
import type { QueuedPhoto } from './photo-queue.js';
import styles from './photos.module.css';

const tones: Partial<Record<PhotoVerdict, StatusTone>> = {
  taken: 'done',
  kept: 'done',
  reading: 'run',
  replaced: 'off',
};

interface SentPhotoProps {
  photo: Photo;
  /** The picture of it; undefined where it is not shown. */
  url?: string | undefined;
  /** Takes it away, where it shows no page: then it is of no use to anybody. */
  remove: Act;
  /** Says that a part of a page stands for it. */
  keep: Act;
}

interface Act {
  isPending: boolean;
  mutate: (photo: { photoId: string }) => void;
}

/** A photograph that the school has: which page it is, or what is wrong with it. */
export function SentPhoto({ photo, url, remove, keep }: SentPhotoProps) {
  const { t } = useTranslation('photos');
  const { photoId, page, verdict, complaints, takenAt, bySlip } = photo;
  const name = page === null ? t('unknownPage') : t('page', { no: page });
  const tone = complaints.length > 0 && verdict === 'taken' ? 'warn' : (tones[verdict] ?? 'warn');
  // A sentence does not fit a tag on a phone: what is to be done stands in the tag, and why below it.
  const said = verdict === 'taken' ? complaints : verdict === 'cut-off' ? cutSides(complaints) : [];
  const why = [...said.map((one) => t(`complaint.${one}`)), ...(verdict === 'taken' ? [] : [t(`verdict.${verdict}`)])];
  return (
    <div className={styles.photo}>
      <Thumb url={url} name={name} />
      <div>
        <b>{name}</b>
        <StatusTag tone={tone}>
          {tone !== 'warn' ? t(`verdict.${verdict}`) : t(verdict === 'taken' ? 'takenAgain' : 'again')}
        </StatusTag>
        {tone === 'warn' && <span>{why.join(' · ')}</span>}
        <Others others={photo.others} />
        {mayStand(photo) && (
          <span>
            {t('notIn')}{' '}
            <Button size="small" loading={keep.isPending} onClick={() => keep.mutate({ photoId })}>
              {t('keep')}
            </Button>
          </span>
        )}
        <small>{t(bySlip ? 'takenBySlip' : 'takenAt', { when: formatNear(takenAt) })}</small>
      </div>
      {hasFailed(photo) && (
        <Button
          className={styles.remove}
          icon={<DeleteOutlined />}
          aria-label={t('remove')}
          title={t('remove')}
          loading={remove.isPending}
          onClick={() => remove.mutate({ photoId })}
        />
      )}
    </div>
  );
}

/** Of a file with several sheets only the own are taken: what became of the others, by the reason. */
function Others({ others }: Pick<Photo, 'others'>) {
  const { t } = useTranslation('photos');
  const isIn = ({ verdict }: Photo['others'][number]) => verdict === 'taken' || verdict === 'kept';
  const pages = others.flatMap((one) => (isIn(one) && one.page !== null ? [String(one.page)] : []));
  const left = others.filter((one) => !isIn(one)).map(({ verdict }) => verdict);
  return (
    <>
      {pages.length > 0 && <span>{t('othersTaken', { pages })}</span>}
      {[...new Set(left)].map((verdict) => (
        <span key={verdict}>
          {t('othersLeft', {
            count: left.filter((one) => one === verdict).length,
            why: t(`verdict.${verdict}`),
          })}
        </span>
      ))}
    </>
  );
}

/** One that its student sees again as it was taken. */
export function OwnPhoto({ photo }: { photo: Photo }) {
  const { url } = useFile(scansApi.photoPicture, { photoId: photo.photoId });
  const removing = useWrite(scansApi.removePhoto, [scansApi.photos]);
  const keeping = useWrite(scansApi.keepPhoto, [scansApi.photos, homeworkApi.mine]);
  return <SentPhoto photo={photo} url={url} remove={removing} keep={keeping} />;
}

/** A photograph that is still on this phone. */
export function UnsentPhoto({ photo: { file, isSending } }: { photo: QueuedPhoto }) {
  const { t } = useTranslation('photos');
  const [url, setUrl] = useState<string>();
  // An object URL is the browser's: made for the picture, given back with it.
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className={styles.photo}>
      <Thumb url={url} name={t('unknownPage')} />
      <div>
        <b>{t('unknownPage')}</b>
        <StatusTag tone="wait">{t(isSending ? 'sending' : 'waiting')}</StatusTag>
      </div>
    </div>
  );
}

function Thumb({ url, name }: { url: string | undefined; name: string }) {
  const { t } = useTranslation('photos');
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={styles.thumb}>
      {url && !isBroken && <img src={url} alt={t('picture', { page: name })} onError={() => setBroken(true)} />}
      {!url && <FileImageOutlined aria-hidden />}
      {isBroken && <FileUnknownOutlined aria-label={t('noPicture')} />}
    </span>
  );
}
