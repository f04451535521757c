import { CameraOutlined, DeleteOutlined } from '@ant-design/icons';
import { type LabPhoto, type LabStep, labLimits, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { Button, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { notify } from '../../../platform/notify.js';
import { PhotoPicture } from '../parts/photo-picture.js';
import styles from './score.module.css';
import type { Unit } from './units.js';

interface PhotosProps {
  labId: string;
  step: Pick<LabStep, 'stepId' | 'title'>;
  unit: Unit;
  names: ReadonlyMap<string, string>;
  photos: readonly LabPhoto[];
  isOpen: boolean;
}

/** Evidence of a step: a photograph for each of those who are scored. Nothing of it stays on the device: without a network none is taken. */
export function Photos({ labId, step, unit, names, photos, isOpen }: PhotosProps) {
  const { t } = useTranslation('laboratory');
  const refreshes = [laboratoryApi.sheet, laboratoryApi.overview];
  const adding = useWrite(laboratoryApi.addPhoto, refreshes, { onDone: () => notify.done(t('sheet.photoAdded')) });
  const removing = useWrite(laboratoryApi.removePhoto, refreshes);
  const isFull = unit.studentIds.some(
    (id) => photos.filter(({ studentId }) => studentId === id).length >= labLimits.photos,
  );
  const add = (file: File) => {
    if (!navigator.onLine) return notify.error(t('sheet.photoNeedsNetwork'));
    for (const studentId of unit.studentIds)
      adding.mutate({ assessmentId: labId, studentId, stepId: step.stepId, photoId: v7(), file });
  };
  return (
    <section className={styles.photos} aria-label={t('sheet.photos', { title: step.title })}>
      {photos.map(({ photoId, studentId, can }) => (
        <span key={photoId} className={styles.photo}>
          <PhotoPicture photoId={photoId} words={t('sheet.photoOf', { name: names.get(studentId) ?? '' })} />
          {can.remove && (
            <Confirm
              title={t('sheet.removePhotoAsk')}
              isDangerous
              words={t('remove')}
              onConfirm={() => removing.mutate({ photoId })}
            >
              <Button
                className={styles.removePhoto}
                icon={<DeleteOutlined />}
                aria-label={t('sheet.removePhoto')}
                loading={removing.isPending}
              />
            </Confirm>
          )}
        </span>
      ))}
      <Upload
        accept="image/*"
        capture="environment"
        showUploadList={false}
        disabled={!isOpen || isFull}
        beforeUpload={(file) => {
          add(file);
          return false;
        }}
      >
        <Button
          className={styles.key}
          icon={<CameraOutlined />}
          loading={adding.isPending}
          disabled={!isOpen || isFull}
        >
          {t('sheet.photo')}
        </Button>
      </Upload>
    </section>
  );
}
