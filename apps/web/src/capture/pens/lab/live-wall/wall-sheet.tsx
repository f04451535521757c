import { captureApi, LOW_BATTERY } from '@zhibi/contract/capture';
import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../platform/api.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { PageInk } from '../../../parts/page-ink.js';
import { Sheet } from '../../../parts/sheet.js';
import type { Look } from './look.js';
import { type StateNow, tones } from './state.js';
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
  now: StateNow;
  isHeld: boolean;
}

/** One student's paper, small, with the ink as it comes. */
export function WallSheet({ homeworkId, student, name, imageUrl, paper, look, now, isHeld }: WallSheetProps) {
  const { t } = useTranslation('liveWall');
  const { studentId, pageCodes } = student;
  const read = useRead(captureApi.pageInk, { homeworkId, studentId });
  const pageCode = pageCodes.find(({ page }) => page === look.page)?.pageCode;
  const battery = useBattery(pageCodes, read.data?.battery ?? null);
  const ink = read.data?.pages.find(({ page }) => page === look.page)?.ink ?? '';
  return (
    <span className={styles.paper}>
      <Sheet imageUrl={imageUrl} page={paper} view={look.view}>
        {pageCode && (
          <PageInk ink={ink} pageCode={pageCode} view={look.view} label={t('inkOf', { name })} isHeld={isHeld} />
        )}
      </Sheet>
      <span className={styles.foot}>
        <b>{name}</b>
        {battery !== null && battery < LOW_BATTERY && (
          <StatusTag tone="bad">{t('battery', { percent: battery })}</StatusTag>
        )}
        <StatusTag tone={tones[now.state]}>{t(`states.${now.state}`, { count: now.restMin })}</StatusTag>
      </span>
    </span>
  );
}
