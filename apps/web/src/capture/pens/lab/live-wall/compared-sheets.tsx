import { useState } from 'react';
import type { CompareProps } from './compare.js';
import styles from './compare.module.css';
import { ReplayBar } from './replay-bar.js';
import { ReplayedSheet } from './replayed-sheet.js';

/** Where the slider stands; null is now: what comes is shown as it comes. */
export type ReplayAt = number | null;

/** Papers side by side under one slider, each counted from its own first stroke: clocks of pens need not agree. */
export function ComparedSheets({ students, nameOf, ...rest }: Omit<CompareProps, 'onClose'>) {
  const [at, setAt] = useState<ReplayAt>(null);
  const [lengths, setLengths] = useState<Readonly<Record<string, number>>>({});
  const lengthMs = Math.max(0, ...Object.values(lengths));
  return (
    <>
      <div className={styles.sheets} data-count={students.length}>
        {students.map((student) => (
          <ReplayedSheet
            key={student.studentId}
            {...rest}
            student={student}
            name={nameOf(student)}
            at={at}
            onLength={(ms) => setLengths((old) => ({ ...old, [student.studentId]: ms }))}
          />
        ))}
      </div>
      <ReplayBar at={at} lengthMs={lengthMs} onAt={setAt} />
    </>
  );
}
