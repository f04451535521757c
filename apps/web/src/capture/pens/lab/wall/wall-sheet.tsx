import { captureApi, LOW_BATTERY } from '@zhibi/contract/capture';
import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../platform/api.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { PageInk } from '../../../parts/page-ink.js';
import { Sheet } from '../../../parts/sheet.js';
import type { Look } from './look.js';
import { stateOf, tones } from './state.js';
import { useBattery } from './use-battery.js';
import styles from './wall.module.css';

export interface WallSheetProps {
  homeworkId: string;
  student: SubmissionOfStudent;
  /** As it is shown: the name, or a number on a projector. */
  name: string;
  imageUrl: string | undefined;
  paper: { widthMm: number; heightMm: number };
  look: Look;
  isWriting: boolean;
}

/** One student's paper, small, with the ink as it comes. */
export function WallSheet({ homeworkId, student, name, imageUrl, paper, look, isWriting }: WallSheetProps) {
  const { t } = useTranslation('capture');
  const { studentId, pageCodes } = student;
  const read = useRead(captureApi.pageInk, { homeworkId, studentId });
  const pageCode = pageCodes.find(({ page }) => page === look.page)?.pageCode;
  const battery = useBattery(pageCodes, read.data?.battery ?? null);
  const state = stateOf(student, isWriting);
  const ink = read.data?.pages.find(({ page }) => page === look.page)?.ink ?? '';
  return (
    <span className={styles.paper}>
      <Sheet imageUrl={imageUrl} page={paper} view={look.view}>
        {pageCode && <PageInk ink={ink} pageCode={pageCode} view={look.view} label={t('lab.inkOf', { name })} />}
      </Sheet>
      <span className={styles.foot}>
        <b>{name}</b>
        {battery !== null && battery < LOW_BATTERY && (
          <StatusTag tone="bad">{t('wall.battery', { percent: battery })}</StatusTag>
        )}
        <StatusTag tone={tones[state]}>{t(`wall.states.${state}`)}</StatusTag>
      </span>
    </span>
  );
}
