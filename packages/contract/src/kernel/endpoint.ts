import type { z } from 'zod';
import { answered } from './answered.js';
import type { Message } from './problem.js';
import type { RoleCode } from './roles.js';

export type Method = 'GET' | 'POST';

/**
 * Who may call at all. Who may touch this particular row is the policy's job.
 * `device`: a signed call of a gateway or partner (`X-Key-Id`, `X-Signature`).
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'device'
  | {
      roles: readonly RoleCode[];
      /** Opened only in one school: operations must act for it. */
      inSchool?: true;
    };

/**
 * How the bytes travel. `json` is the envelope both ways; `form` takes multipart with files; `file` answers bytes;
 * `stream` answers `text/event-stream`; `raw` keeps the body's bytes beside the parsed input, for what is signed; `socket` is upgraded to
 * a WebSocket, whose messages are calls of signed endpoints.
 */
export type Kind = 'json' | 'form' | 'file' | 'stream' | 'raw' | 'socket';

export interface Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> {
  method: Method;
  path: `/${string}`;
  access: Access;
  kind?: Kind;
  /** Answered while the school's data is locked: it changes nothing of the school, at most notes that it was asked. Forgetting it is the safe side. */
  whileLocked?: true;
  /** Cannot write: read without a transaction, on a connection where the database refuses to. */
  readOnly?: true;
  /** One line for the OpenAPI document, in English: what a stranger's client gets from this call. */
  summary: string;
  input: In;
  output: Out;
  /** The words in `data.reason` that a screen may branch on, each with what the person is told. */
  reasons?: Readonly<Record<string, Message>>;
  /** Largest body in bytes; 1 MiB when absent. */
  bodyLimit?: number;
}

/** An endpoint is data: the server mounts it, the web calls it, the docs print it, the walk tests it. */
export const endpoint = <In extends z.ZodType, Out extends z.ZodType>(e: Endpoint<In, Out>): Endpoint<In, Out> => ({
  ...e,
  get output() {
    return answered(e.output);
  },
});

/** The endpoints of one domain by name. */
export type Api = Readonly<Record<string, Endpoint>>;
