import type { FreeRun } from '@zhibi/contract/homework';

/** The choice of having new copies made. */
export const NEW = 'new';

interface FreeRuns {
  items: readonly FreeRun[];
  proposed: string | null;
}

/** Copies that can be used, newest first. */
export const usable = ({ items }: FreeRuns): FreeRun[] => items.filter(({ misfit }) => misfit === null);

/** The copies that will be given out: those chosen while they still fit, else those proposed; null: new ones. */
export function chosenRun(found: FreeRuns, choice: string | null): FreeRun | null {
  if (choice === NEW) return null;
  const fitting = usable(found);
  return (
    fitting.find(({ printRunId }) => printRunId === choice) ??
    fitting.find(({ printRunId }) => printRunId === found.proposed) ??
    null
  );
}

const whys = ['not-chosen', 'paper-changed', 'other-classes'] as const;

/** What becomes of copies that lie printed for students of these classes and are not given out now: by the reason, so that many take one warning. */
export function leftBehind({ items }: FreeRuns, chosen: FreeRun | null) {
  const left = items.filter((run) => run !== chosen && run.misfit !== 'not-made' && run.copies > run.unused);
  return whys
    .map((why) => ({ why, runs: left.filter((run) => whyLeft(run) === why) }))
    .filter(({ runs }) => runs.length > 0);
}

const whyLeft = ({ misfit }: FreeRun) => (misfit === 'not-made' || misfit === null ? 'not-chosen' : misfit);
