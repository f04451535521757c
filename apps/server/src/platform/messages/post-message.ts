import { SendError } from './sender.js';

const PATIENCE_MS = 10_000;

interface Service {
  url: string;
  key: string | undefined;
}

/**
 * Hands a message to a service by HTTP: POST {phone, code, purpose, text} as JSON with `Authorization: Bearer KEY`. Any
 * 2xx means it was taken. A small program of the school's own can translate this for the provider it has a contract with.
 */
export async function postMessage(
  { url, key }: Service,
  message: { phone: string; code: string; purpose: string; text: string },
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error', // a message must not travel to where nobody configured it
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: Error) => {
    throw new SendError(`the message service cannot be reached: ${error.name}`, { cause: error });
  });
  await response.body?.cancel();
  if (!response.ok) throw new SendError(`the message service answered ${response.status}`);
}
