import { actionsOf } from '../../disk/index.js';
import type { Settings } from '../../platform/settings.js';
import { fails, notSet, type Tried, whyUnreachable, works } from './words.js';

const PATIENCE_MS = 5_000;

/** Asks the office server what kinds of documents it shows. */
export async function tryOffice({ OFFICE_URL }: Settings): Promise<Tried> {
  if (OFFICE_URL === undefined) return notSet('OFFICE_URL');
  const { host, origin } = new URL(OFFICE_URL);
  let text: string;
  try {
    const response = await fetch(new URL('/hosting/discovery', OFFICE_URL), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    text = await response.text();
    if (!response.ok)
      return fails(
        `${host} 答复 ${response.status}：请检查 OFFICE_URL，并在文档服务中打开 WOPI`,
        `${host} answered ${response.status}: check OFFICE_URL, and that WOPI is switched on there`,
      );
  } catch (error) {
    return whyUnreachable(error, host) ?? fails(`${host} 的答复无法读取`, `The answer of ${host} cannot be read`);
  }
  const actions = readActions(text);
  if (actions.length === 0)
    return fails(
      `${host} 有答复，但不是支持 WOPI 的文档服务`,
      `${host} answers, but it is no office server that speaks WOPI`,
    );
  const ours = actions.filter(({ address }) => address.startsWith(`${origin}/`));
  if (ours.length === 0)
    return fails(
      `文档服务让人打开 ${new URL(actions[0]?.address ?? origin).origin}，与 OFFICE_URL 不同：请把两者设成同一个地址`,
      `The office server sends people to ${new URL(actions[0]?.address ?? origin).origin}, which is not OFFICE_URL: set both to the same address`,
    );
  const kinds = new Set(ours.map(({ ending }) => ending)).size;
  return works(`可以打开 ${kinds} 种文档`, `It opens ${kinds} kinds of documents`);
}

/** What is no XML has no actions. */
function readActions(text: string) {
  try {
    return actionsOf(text);
  } catch {
    return []; // told as what it is: no office server
  }
}
