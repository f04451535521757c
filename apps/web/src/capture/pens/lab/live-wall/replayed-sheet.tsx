import { captureApi } from '@zhibi/contract/capture';
import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../platform/api.js';
import { unpackInk } from '../../../../platform/ink/unpack.js';
import { replayOf } from '../../../parts/replay.js';
import { Sheet } from '../../../parts/sheet.js';
import sheetStyles from '../../../parts/sheet.module.css';
import { useLiveInk } from '../../../parts/use-live-ink.js';
import styles from './compare.module.css';
import type { CompareProps } from './compare.js';
import type { ReplayAt } from './compared-sheets.js';
import { inView } from './in-view.js';

interface Props extends Pick<CompareProps, 'homeworkId' | 'look' | 'imageUrl' | 'paper'> {
  student: SubmissionOfStudent;
  name: string;
  at: ReplayAt;
  onLength: (ms: number) => void;
}

const NIB_MM = 0.5;
/** In a comparison a pause tells something, up to where nobody would wait for it to pass. */
const PACE = { pauseMs: 120_000, wholeMs: Number.POSITIVE_INFINITY };

/** One paper as it was at a moment of its writing. */
export function ReplayedSheet({ homeworkId, student, name, look, imageUrl, paper, at, onLength }: Props) {
  const { t } = useTranslation('liveWall');
  const { studentId, pageCodes } = student;
  const read = useRead(captureApi.pageInk, { homeworkId, studentId });
  const pageCode = pageCodes.find(({ page }) => page === look.page)?.pageCode ?? '';
  const kept = read.data?.pages.find(({ page }) => page === look.page)?.ink ?? '';
  const live = useLiveInk(pageCode).strokes;
  const replay = useMemo(() => {
    const old = unpackInk(kept);
    const known = new Set(old.map(({ id }) => id));
    const all = [...old, ...live.filter(({ id }) => !known.has(id))];
    return replayOf(inView(all, look.view), NIB_MM, PACE);
  }, [kept, live, look.view]);
  const { lengthMs } = replay;
  // The slider around is as long as the longest of its papers.
  useEffect(() => onLength(lengthMs), [lengthMs]);
  const { view } = look;
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{name}</b>
        <span>{t('writtenFor', { time: clockOf(lengthMs) })}</span>
      </figcaption>
      <Sheet imageUrl={imageUrl} page={paper} view={view}>
        <svg
          className={sheetStyles.ink}
          viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
          preserveAspectRatio="xMidYMid meet"
          role="img"
          aria-label={t('inkOf', { name })}
        >
          <path d={replay.pathAt(at ?? lengthMs)} />
        </svg>
      </Sheet>
    </figure>
  );
}

/** Minutes and seconds: 3:07. */
export const clockOf = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
