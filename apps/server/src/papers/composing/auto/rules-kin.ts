/** As much alike as what is told of as a near-duplicate before a question is kept. */
const NEAR = 0.6;
/** Signatures agree in runs of so many places where questions are alike: only those are compared. */
const RUN = 3;

interface Shape {
  questionId: string;
  signature: readonly number[];
}

/** The part of their places in which two signatures agree. */
const likeness = (one: readonly number[], other: readonly number[]): number =>
  one.length === 0 ? 0 : one.filter((sign, at) => sign === other[at]).length / one.length;

/**
 * To which kin each question belongs that reads nearly like another, by question id; a kin is named by its first question. Each question is compared
 * with the kins it shares a run of its signature with, so that a bank of thousands is gone through once.
 */
export function kinsOf(shapes: readonly Shape[]): Map<string, string> {
  const firstByRun = new Map<string, Shape[]>();
  const kinById = new Map<string, string>();
  for (const shape of shapes) {
    const runs = runsOf(shape.signature);
    const known = new Set(runs.flatMap((run) => firstByRun.get(run) ?? []));
    const first = [...known].find((one) => likeness(one.signature, shape.signature) >= NEAR);
    if (first !== undefined) {
      kinById.set(first.questionId, first.questionId);
      kinById.set(shape.questionId, first.questionId);
      continue;
    }
    for (const run of runs) firstByRun.set(run, [...(firstByRun.get(run) ?? []), shape]);
  }
  return kinById;
}

const runsOf = (signature: readonly number[]): string[] =>
  Array.from({ length: Math.floor(signature.length / RUN) }, (_, nth) => {
    const from = nth * RUN;
    return `${nth} ${signature.slice(from, from + RUN).join(' ')}`;
  });
