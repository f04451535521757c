import { InboxOutlined } from '@ant-design/icons';
import { captureApi, INKML_LIMIT, type InkPlace, inkmlReasons } from '@zhibi/contract/capture';
import { homeworkApi } from '@zhibi/contract/homework';
import { Alert, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../../platform/api.js';
import { InkLayer } from '../../../../platform/ink/ink-layer.js';
import { unpackInk } from '../../../../platform/ink/unpack.js';
import { Drawer } from '../../../../platform/layout/drawer.js';
import { Foot } from '../../../../platform/layout/foot.js';
import { notify } from '../../../../platform/notify.js';
import { useSession } from '../../../../platform/session-store.js';
import { Sheet } from '../../../parts/sheet.js';
import type { InkFilesProps } from './ink-files-props.js';
import styles from './inkml.module.css';
import { PlaceFields } from './place-fields.js';

interface Props extends InkFilesProps {
  open: boolean;
  onClose: () => void;
}

/** A file of ink, seen on the page before it is put there. */
export function ImportDrawer({ open, onClose, ...on }: Props) {
  const { t } = useTranslation('inkml');
  return (
    <Drawer open={open} onClose={onClose} size="wide" title={t('importTitle', { name: on.name, page: on.page })}>
      {open && <Import {...on} onClose={onClose} />}
    </Drawer>
  );
}

function Import({ homeworkId, studentId, page, imageUrl, paper, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation('inkml');
  const { language } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const trying = useWrite(captureApi.importInk, []);
  const taking = useWrite(captureApi.importInk, [captureApi.pageInk, captureApi.queue, homeworkApi.submissions], {
    onDone: ({ strokes, duplicates }) => {
      if (duplicates === strokes) notify.warn(t('again'));
      else notify.done(t('done', { count: strokes - duplicates }));
      onClose();
    },
  });
  const on = { homeworkId, studentId, page };
  const show = (chosen: File) => {
    if (chosen.size > INKML_LIMIT) return notify.error(inkmlReasons['too-large'][language]);
    setFile(chosen);
    trying.mutate({ ...on, how: 'try', file: chosen });
  };
  const move = (place: InkPlace) => file && trying.mutate({ ...on, how: 'try', file, ...place });
  const shown = trying.data;
  const view = { xMm: 0, yMm: 0, ...paper };
  return (
    <div className={styles.import}>
      <div className={styles.side}>
        <p>{t('hint')}</p>
        <Upload.Dragger
          accept=".inkml,.xml,application/inkml+xml"
          showUploadList={false}
          disabled={trying.isPending}
          beforeUpload={(chosen) => {
            show(chosen);
            return false; // it is sent by the call, with who asks
          }}
        >
          <InboxOutlined aria-hidden />
          <p>{trying.isPending ? t('reading', { name: file?.name ?? '' }) : shown ? t('another') : t('choose')}</p>
        </Upload.Dragger>
        <div aria-live="polite" className={styles.told}>
          {shown && (
            <>
              <b>{t('strokes', { count: shown.strokes })}</b>
              {!shown.isScaled && <Alert type="info" showIcon title={t('unscaled')} />}
              {shown.leftOut > 0 && <Alert type="warning" showIcon title={t('leftOut', { count: shown.leftOut })} />}
              {shown.outside > 0 && <Alert type="warning" showIcon title={t('outside', { count: shown.outside })} />}
            </>
          )}
        </div>
        {shown && <PlaceFields key={file?.name} place={shown.place} paper={paper} onChange={move} />}
      </div>
      <div className={styles.page}>
        <Sheet imageUrl={imageUrl} page={paper} view={view}>
          {shown && <InkLayer ink={unpackInk(shown.ink)} view={view} hand="student" label={t('preview')} />}
        </Sheet>
      </div>
      <Foot
        words={t('take')}
        isDisabled={!shown || trying.isPending || trying.isError}
        isBusy={taking.isPending}
        onMain={() => file && shown && taking.mutate({ ...on, how: 'take', file, ...shown.place })}
        onCancel={onClose}
      />
    </div>
  );
}
