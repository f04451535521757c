import { captureApi } from '@zhibi/contract/capture';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useReads } from '../../../../platform/reads.js';
import { liveInk } from '../../../parts/live-ink.js';
import { replayLength } from '../../../parts/replay.js';
import styles from './compare.module.css';
import type { CompareProps, ReplayAt } from './compare-props.js';
import { inkInView, PACE } from './ink-in-view.js';
import { ReplayBar } from './replay-bar.js';
import { ReplayedSheet } from './replayed-sheet.js';

type Props = Omit<CompareProps, 'onClose'>;

/** Papers side by side under one slider, each counted from its own first stroke: clocks of pens need not agree. */
export function ComparedSheets(props: Props) {
  const { homeworkId, students, look } = props;
  const reads = useReads(
    captureApi.pageInk,
    students.map(({ studentId }) => ({ homeworkId, studentId })),
  );
  const codes = students.map((one) => one.pageCodes.find(({ page }) => page === look.page)?.pageCode ?? '');
  useNewInk(codes.join(' '));
  const inks = reads.map(({ data }) => data?.pages.find(({ page }) => page === look.page)?.ink ?? '');
  const lengths = inks.map((ink, at) =>
    replayLength(inkInView(ink, liveInk.get(codes[at] ?? '').strokes, look.view), PACE),
  );
  return <UnderSlider {...props} codes={codes} inks={inks} lengthMs={Math.max(0, ...lengths)} />;
}

/** Draws anew when somebody has written on one of these pages. */
function useNewInk(codes: string): void {
  const watch = useCallback(
    (watcher: () => void) => {
      const stops = codes.split(' ').map((code) => liveInk.watch(code, watcher));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [codes],
  );
  useSyncExternalStore(watch, () =>
    codes
      .split(' ')
      .map((code) => liveInk.get(code).ids.length)
      .join(),
  );
}

interface SliderProps extends Props {
  codes: readonly string[];
  inks: readonly string[];
  lengthMs: number;
}

function UnderSlider({ students, nameOf, look, imageUrl, paper, codes, inks, lengthMs }: SliderProps) {
  const [at, setAt] = useState<ReplayAt>(null);
  return (
    <>
      <div className={styles.sheets} data-count={students.length}>
        {students.map((student, nth) => (
          <ReplayedSheet
            key={student.studentId}
            {...{ look, imageUrl, paper, at }}
            name={nameOf(student)}
            pageCode={codes[nth] ?? ''}
            ink={inks[nth] ?? ''}
          />
        ))}
      </div>
      <ReplayBar at={at} lengthMs={lengthMs} onAt={setAt} />
    </>
  );
}
