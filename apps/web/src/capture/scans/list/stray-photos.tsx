import { FileUnknownOutlined } from '@ant-design/icons';
import { captureApi } from '@zhibi/contract/capture';
import { type StrayPhoto, scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { formatNear } from '../../../platform/time.js';
import { useFile } from '../../../platform/use-file.js';
import styles from './stray-photos.module.css';

const changed = [scansApi.strayPhotos, scansApi.batch, captureApi.ways, homeworkApi.submissions];

/** Photographs of a homework of which nobody knows the page: looked at, put onto one, or taken away. Nothing where there are none. */
export function StrayPhotos({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('scans');
  const items = useRead(scansApi.strayPhotos, { homeworkId }, { quiet: true }).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={`${t('stray.title')} · ${items.length}`}>
      <p className={styles.note}>{t('stray.note')}</p>
      <ul className={styles.list}>
        {items.map((photo) => (
          <Photo key={photo.photoId} photo={photo} />
        ))}
      </ul>
    </Card>
  );
}

function Photo({ photo }: { photo: StrayPhoto }) {
  const { t } = useTranslation('scans');
  const { photoId, pageId, student, verdict, page, missing, takenAt, bySlip } = photo;
  const removing = useWrite(scansApi.takeAway, changed);
  return (
    <li className={styles.photo}>
      <Picture photo={photo} />
      <div className={styles.facts}>
        <b translate="no">{student.name}</b>
        <small>
          {student.className} · {student.studentNo}
        </small>
        <StatusTag tone={verdict === 'replaced' ? 'off' : 'warn'}>
          {verdict === 'replaced' && page !== null ? t('stray.shows', { no: page }) : t(`stray.why.${verdict}`)}
        </StatusTag>
        <small>{t(bySlip ? 'stray.bySlip' : 'stray.at', { when: formatNear(takenAt) })}</small>
        {missing.length > 0 && <small>{t('stray.missing', { pages: missing.map(String) })}</small>}
      </div>
      <div className={styles.acts}>
        {pageId !== null && <Put photo={photo} pageId={pageId} />}
        <Confirm
          title={t('stray.takeAwayAsk')}
          hint={t('stray.takeAwayHint')}
          words={t('stray.takeAway')}
          isDangerous
          onConfirm={() => removing.mutate({ photoId })}
        >
          <Button loading={removing.isPending}>{t('stray.takeAway')}</Button>
        </Confirm>
      </div>
    </li>
  );
}

/** It becomes a page of the student who sent it: the one it shows, else the first that is missing. */
function Put({ photo: { student, page, pageCount, missing }, pageId }: { photo: StrayPhoto; pageId: string }) {
  const { t } = useTranslation('scans');
  const [chosen, choose] = useState(page ?? missing[0] ?? 1);
  const { studentId, name } = student;
  const putting = useWrite(scansApi.assign, changed, {
    onDone: () => notify.done(t('stray.putDone', { name, no: chosen })),
  });
  return (
    <>
      {pageCount > 1 && (
        <Select
          aria-label={t('stray.page')}
          value={chosen}
          onChange={choose}
          options={Array.from({ length: pageCount }, (_, at) => ({
            value: at + 1,
            label: t('stray.pageNo', { no: at + 1 }),
          }))}
        />
      )}
      <Button
        type="primary"
        ghost
        loading={putting.isPending}
        onClick={() => putting.mutate({ pageId, studentId, page: chosen })}
      >
        {t('stray.put')}
      </Button>
    </>
  );
}

function Picture({ photo: { photoId, student } }: { photo: StrayPhoto }) {
  const { t } = useTranslation('scans');
  const { url } = useFile(scansApi.strayPicture, { photoId });
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const name = t('stray.of', { name: student.name });
  if (url === undefined || isBroken)
    return <span className={styles.thumb}>{isBroken && <FileUnknownOutlined aria-label={t('stray.none')} />}</span>;
  return (
    <>
      <button
        type="button"
        className={styles.thumb}
        aria-label={`${t('stray.look')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        <img src={url} alt="" onError={() => setBroken(true)} />
      </button>
      <Dialog title={name} open={isOpen} size="wide" onClose={() => setOpen(false)}>
        <img className={styles.large} src={url} alt={name} />
      </Dialog>
    </>
  );
}
