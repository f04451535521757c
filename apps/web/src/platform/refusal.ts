import { type Language, type ProblemKind, problemCodes, problemMessages } from '@zhibi/contract/kernel';

/** Codes that no server sends: the network failed, or the answer was not what the contract says. */
export const NETWORK = 0;

export interface RefusalParts {
  code: number;
  message: string;
  /** A word of the endpoint's `reasons` that a screen may branch on. */
  reason?: string;
  /** Path of the input → what is told beside the field. */
  fields?: Readonly<Record<string, string>>;
  /** The id of the server's log line. */
  support?: string;
}

/** An answer that says no: the only error that a call throws. */
export class Refusal extends Error {
  readonly code: number;
  readonly reason: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly support: string;

  constructor(parts: RefusalParts) {
    super(parts.message);
    this.name = 'Refusal';
    this.code = parts.code;
    this.reason = parts.reason ?? '';
    this.fields = parts.fields ?? {};
    this.support = parts.support ?? '';
  }

  is(kind: ProblemKind | 'network'): boolean {
    return this.code === (kind === 'network' ? NETWORK : problemCodes[kind].code);
  }

  /** The call itself has told the person already: at the top of the window, or by going to the login page. */
  get isSaid(): boolean {
    return this.is('network') || this.is('warning') || this.is('signed-out') || this.is('token-expired');
  }
}

/** Any thrown thing as a Refusal, so that screens know one shape only. */
export const asRefusal = (error: unknown, language: Language): Refusal =>
  error instanceof Refusal
    ? error
    : new Refusal({ code: problemCodes.fault.code, message: problemMessages.fault[language] });
