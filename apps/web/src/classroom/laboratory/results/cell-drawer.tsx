import { type LabOverview, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { PhotoPicture } from '../parts/photo-picture.js';
import { Written } from '../parts/written.js';
import { PointKeys } from '../score/point-keys.js';
import styles from './results.module.css';

interface CellDrawerProps {
  overview: LabOverview;
  /** Student and step as the address names them; '' or what is none: closed. */
  cell: string;
  onClose: () => void;
}

const WORDS = 2;

/** What the scorers gave a student at a step; the maker decides where they are too far apart. */
export function CellDrawer({ overview, cell, onClose }: CellDrawerProps) {
  const { t } = useTranslation('laboratory');
  const { lab, students, photos } = overview;
  const { assessmentId } = lab;
  const [studentId, stepId] = cell.split('_');
  const student = students.find((one) => one.studentId === studentId);
  const at = lab.steps.findIndex((one) => one.stepId === stepId);
  const step = lab.steps[at];
  const one = student?.cells[at];
  const settling = useWrite(laboratoryApi.settle, [laboratoryApi.overview]);
  const isOpen = student !== undefined && step !== undefined && one !== undefined;
  const settle = (points: number | null) => {
    if (isOpen) settling.mutate({ assessmentId, studentId: student.studentId, stepId: step.stepId, points });
  };
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={isOpen && t('result.cell', { name: student.name, title: step.title })}
    >
      {isOpen && (
        <div className={styles.fields}>
          {one.scores.length === 0 ? (
            <p>{t('result.noScores')}</p>
          ) : (
            <PlainTable
              words={WORDS}
              columns={[t('result.by'), t('result.words'), t('result.points')]}
              rows={one.scores.map(({ scorerName, points, note }, nth) => ({
                key: `${scorerName} ${nth}`,
                cells: [scorerName, note, points],
              }))}
            />
          )}
          <div className={styles.photos}>
            {photos
              .filter((photo) => photo.studentId === studentId && photo.stepId === stepId)
              .map(({ photoId }) => (
                <PhotoPicture key={photoId} photoId={photoId} words={t('sheet.photoOf', { name: student.name })} />
              ))}
          </div>
          <Written lab={lab} studentId={student.studentId} />
          {lab.can.settle && (
            <section aria-label={t('result.settle')}>
              <h3>{one.isSettled ? t('result.settled') : t('result.settle')}</h3>
              <p>{t('result.settleHint')}</p>
              <PointKeys
                step={step}
                points={one.isSettled ? one.points : null}
                isOpen={!settling.isPending}
                onGive={settle}
              />
              {one.isSettled && (
                <Button type="link" loading={settling.isPending} onClick={() => settle(null)}>
                  {t('result.unsettle')}
                </Button>
              )}
            </section>
          )}
        </div>
      )}
    </Drawer>
  );
}
