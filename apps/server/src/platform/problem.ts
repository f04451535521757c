import { type ProblemKind, problemCodes } from '@zhibi/contract/kernel';

/** An expected refusal. Anything else that is thrown is a bug and becomes -1500. */
export class Problem extends Error {
  readonly status: number;
  readonly code: number;

  /**
   * @param reason a word of the endpoint's `reasons`: what a screen may branch on and what the person is told
   * @param data what the answer carries beside the reason, for example the fields that are wrong
   */
  constructor(
    readonly kind: ProblemKind,
    readonly reason?: string,
    readonly data: Readonly<Record<string, unknown>> = {},
  ) {
    super(reason ?? kind);
    this.status = problemCodes[kind].status;
    this.code = problemCodes[kind].code;
  }
}

/** The only way to refuse. Without a kind the refusal is `forbidden`. A boolean and nothing else: a promise whose `await` was forgotten would always be allowed. */
export function ensure(
  allowed: boolean,
  kind: ProblemKind = 'forbidden',
  reason?: string,
  data?: Readonly<Record<string, unknown>>,
): asserts allowed {
  if (!allowed) throw new Problem(kind, reason, data);
}

/** The row, or the refusal that it is not there (or belongs to another school, which looks the same). */
export function found<T>(row: T | undefined | null): T {
  ensure(row !== undefined && row !== null, 'not-found');
  return row;
}
