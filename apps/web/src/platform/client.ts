import {
  type Endpoint,
  type Envelope,
  type LoginType,
  problemCodes,
  problemMessages,
  SUCCESS,
} from '@zhibi/contract/kernel';
import { z } from 'zod';
import { networkMessages, retryMessages, timeOutMessages } from './network-messages.js';
import { type Notifier, notify } from './notify.js';
import { NETWORK, Refusal } from './refusal.js';
import { Renewal } from './renewal.js';
import { isRead, type Pause, pauseFor, repeated } from './repeating.js';
import { toRequest } from './request.js';
import { noteServerTime } from './server-clock.js';
import { type SessionStore, session } from './session-store.js';

const TIME_OUT_MS = 60_000;
const codes = problemCodes;

const EnvelopeShape = z.object({ code: z.number(), msg: z.string().default(''), data: z.unknown() });
const RefusalData = z
  .object({ reason: z.string(), fields: z.record(z.string(), z.string()), support: z.string() })
  .partial();

export const toRefusal = ({ code, msg, data }: Envelope): Refusal =>
  new Refusal({ code, message: msg, ...RefusalData.safeParse(data).data });

export interface CallOptions {
  signal?: AbortSignal;
  /** A dead network is not told to the person. */
  quiet?: boolean;
}

/** Calls the server: headers, renewal of an old token, time-out, and every refusal in one shape. */
export class Client {
  private readonly renewal: Renewal;
  private sent = 0;
  /** The token that was sent for each answer. */
  private readonly sentFor = new WeakMap<Response, string>();
  /** `app` goes to the login page of this login type. */
  onSignedOut: (loginType: LoginType | null) => void = () => {};

  constructor(
    private readonly session: SessionStore,
    private readonly notify: Notifier,
    private readonly pause: Pause = pauseFor,
  ) {
    this.renewal = new Renewal(session, (url, init) => this.fetchOnce(url, init));
  }

  call = async <In extends z.ZodType, Out extends z.ZodType>(
    endpoint: Endpoint<In, Out>,
    input: z.input<In>,
    options: CallOptions = {},
  ): Promise<z.output<Out>> => {
    const response = await this.send(endpoint, input, options);
    const envelope = await readEnvelope(response);
    if (!envelope) throw this.fault();
    if (envelope.code !== SUCCESS) throw this.refuse(toRefusal(envelope), response);
    const parsed = endpoint.output.safeParse(envelope.data);
    if (parsed.success) return parsed.data;
    console.error(`${endpoint.path} answered what the contract does not say`, parsed.error.issues);
    throw this.fault();
  };

  /** The raw answer, after a renewal of the token where the server asked for one. */
  send = async (endpoint: Endpoint, input: unknown, { signal, quiet }: CallOptions = {}): Promise<Response> => {
    const fields = input !== null && typeof input === 'object' ? input : {};
    const used = this.session.get();
    const login = this.session.loginMark;
    const order = ++this.sent;
    const first = toRequest(endpoint, fields, used);
    const fetchIt = isRead(endpoint) ? this.fetchUntilThere : this.fetchOnce;
    const response = await fetchIt(first.url, { ...first.init, signal }, quiet);
    this.sentFor.set(response, used.token);
    if (endpoint.access === 'public' || (await peekCode(response)) !== codes['token-expired'].code) return response;
    if (!(await this.renewal.from(used.token, order))) return response;
    // What one person has begun is not finished as the next, who has logged in beside it.
    if (this.session.loginMark !== login) return response;
    const now = this.session.get();
    const again = toRequest(endpoint, fields, now);
    const answer = await fetchIt(again.url, { ...again.init, signal }, quiet);
    this.sentFor.set(answer, now.token);
    return answer;
  };

  /** A fresh token in place of this one; false when the session is over. */
  renew = (token: string): Promise<boolean> => this.renewal.from(token);

  /** Deals with what every refusal has in common, and hands it back to be thrown. @param response what `send` answered */
  refuse(refusal: Refusal, response: Response): Refusal {
    if (refusal.is('warning')) this.notify.warn(refusal.message);
    if (refusal.is('signed-out') || refusal.is('token-expired'))
      this.endSession(refusal.message, this.sentFor.get(response));
    return refusal;
  }

  private endSession(message: string, sent: string | undefined): void {
    this.session.reload();
    const { language, token, loginType } = this.session.get();
    if (!token) return; // fifty calls were refused at once: the first has said it
    if (token !== sent) return; // somebody has logged in meanwhile, in another tab perhaps
    this.notify.error(message || problemMessages['signed-out'][language]);
    this.session.end();
    this.onSignedOut(loginType);
  }

  private fetchOnce = (url: string, init: RequestInit, isQuiet = false): Promise<Response> =>
    this.attempt(url, init).catch((error: unknown) => this.cutOff(error, isQuiet));

  /** A read that was cut off is tried again by itself. */
  private fetchUntilThere = (url: string, init: RequestInit, isQuiet = false): Promise<Response> => {
    const onAgain = () => !isQuiet && this.notify.network(retryMessages[this.session.get().language], 'warning');
    const tools = { pause: this.pause, onAgain, signal: init.signal };
    return repeated(() => this.attempt(url, init), tools).catch((error: unknown) => this.cutOff(error, isQuiet));
  };

  private cutOff(error: unknown, isQuiet: boolean): never {
    if (error instanceof Refusal && !isQuiet) this.notify.network(error.message);
    throw error;
  }

  private async attempt(url: string, init: RequestInit): Promise<Response> {
    const { language } = this.session.get();
    const timeOut = AbortSignal.timeout(TIME_OUT_MS);
    try {
      const response = await fetch(url, { ...init, signal: either(init.signal, timeOut) });
      noteServerTime(response.headers.get('date'));
      return response;
    } catch (error) {
      if (init.signal?.aborted) throw error;
      if (timeOut.aborted) throw new Refusal({ code: NETWORK, message: timeOutMessages[language], reason: 'time-out' });
      throw new Refusal({ code: NETWORK, message: networkMessages[language] });
    }
  }

  private fault(): Refusal {
    return new Refusal({ code: codes.fault.code, message: problemMessages.fault[this.session.get().language] });
  }
}

/** `AbortSignal.any` is too new for the browsers of many schools. */
function either(wanted: AbortSignal | null | undefined, timeOut: AbortSignal): AbortSignal {
  if (!wanted) return timeOut;
  const both = new AbortController();
  for (const signal of [wanted, timeOut]) {
    if (signal.aborted) both.abort(signal.reason);
    signal.addEventListener('abort', () => both.abort(signal.reason), { once: true, signal: both.signal });
  }
  return both.signal;
}

async function readEnvelope(response: Response): Promise<Envelope | undefined> {
  // Not JSON means a proxy or a crash answered: the caller turns `undefined` into a fault.
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = EnvelopeShape.safeParse(body);
  return parsed.success ? { ...parsed.data, data: parsed.data.data } : undefined;
}

/** The code of a refusal without using up the body; successes are not read twice. */
async function peekCode(response: Response): Promise<number | undefined> {
  if (response.ok || response.status !== codes['token-expired'].status) return undefined;
  return (await readEnvelope(response.clone()))?.code;
}

export const client = new Client(session, notify);
export const { call } = client;
