import { hideToken, toHex } from '@zhibi/contract/classroom';
import { roomApi, type TaskInRoom } from '@zhibi/contract/classroom/room';
import { problemCodes, SUCCESS } from '@zhibi/contract/kernel';
import { createSHA256 } from 'hash-wasm';
import { z } from 'zod';
import { call } from '../../platform/api.js';
import { Refusal } from '../../platform/refusal.js';
import { acceptLanguage } from '../../platform/request.js';
import { session } from '../../platform/session-store.js';

const Answer = z.object({ code: z.number(), msg: z.string().default('') });

type Box = NonNullable<TaskInRoom['box']>;

export interface Ballot {
  boxId: string;
  ballot: string;
  signature: string;
}

const LONGEST_WAIT_MS = 1_500;
const keyOf = (boxId: string) => `zhibi-ballot-${boxId}`;
/** Whether this browser has voted in a box: not what, which nobody is to find on a phone either. */
export const hasVoted = (boxId: string): boolean => localStorage.getItem(`${keyOf(boxId)}-in`) !== null;
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** The secret of this browser for a box: kept before it is signed, since it is signed once. */
function secretOf(boxId: string): { ballot: string; factor: Uint8Array } {
  const kept = localStorage.getItem(keyOf(boxId));
  const [ballot = '', hex = ''] = kept?.split(' ') ?? [toHex(random(32)), toHex(random(256))];
  localStorage.setItem(keyOf(boxId), `${ballot} ${hex}`);
  return { ballot, factor: Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)) };
}

/** Has a hidden token signed, after a wait of its own, so that the order of asking says nothing. */
export async function ownBallot(token: string, { boxId, modulus }: Box): Promise<Ballot> {
  const { ballot, factor } = secretOf(boxId);
  const sha = await createSHA256();
  const hidden = hideToken(ballot, modulus, factor, (bytes) => sha.init().update(bytes).digest('binary'));
  if (!hidden) throw new Error('a factor without an inverse');
  await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_WAIT_MS));
  const { signed } = await call(roomApi.sign, { token, boxId, blinded: hidden.blinded });
  const signature = hidden.reveal(signed);
  if (signature === undefined) throw new Error('the server has signed something else');
  return { boxId, ballot, signature };
}

/** The vote before, if it is still on its way: two of one ballot may not overtake each other. */
let onItsWay: Promise<unknown> = Promise.resolve();

/** Throws a ballot in after the one before has arrived or failed: what was chosen last counts, however slow the first was. */
export function castVote(ballot: Ballot, labels: string[]): Promise<void> {
  const cast = onItsWay.then(() => throwIn(ballot, labels));
  onItsWay = cast.catch(() => undefined);
  return cast;
}

/** Past the client of the application: no login, no cookie, no seat goes with it. */
async function throwIn(ballot: Ballot, labels: string[]): Promise<void> {
  const { path, method } = roomApi.cast;
  const headers = { 'content-type': 'application/json', 'accept-language': acceptLanguage(session.get().language) };
  const body = JSON.stringify({ ...ballot, labels });
  const response = await fetch(path, { method, headers, body, credentials: 'omit' });
  const answer = Answer.safeParse(await response.json());
  if (!answer.success || answer.data.code !== SUCCESS)
    throw new Refusal({ code: answer.data?.code ?? problemCodes.fault.code, message: answer.data?.msg ?? '' });
  localStorage.setItem(`${keyOf(ballot.boxId)}-in`, '1');
}
