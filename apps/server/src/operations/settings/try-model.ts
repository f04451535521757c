import { z } from 'zod';
import type { Settings } from '../../platform/settings.js';
import { fails, notSet, type Tried, whyUnreachable, works } from './words.js';

const PATIENCE_MS = 5_000;
const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Asks the server of the language model which models it has; nothing of a school is sent. */
export async function tryModel({ MODEL_URL, MODEL_NAME, MODEL_KEY }: Settings): Promise<Tried> {
  if (MODEL_URL === undefined || MODEL_NAME === undefined) return notSet('MODEL_URL');
  const { host } = new URL(MODEL_URL);
  let said: unknown;
  try {
    const response = await fetch(`${MODEL_URL.replace(/\/$/, '')}/models`, {
      headers: MODEL_KEY === undefined ? {} : { authorization: `Bearer ${MODEL_KEY}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status === 401 || response.status === 403)
      return fails(
        `${host} 不接受 MODEL_KEY（答复 ${response.status}）`,
        `${host} does not accept MODEL_KEY (it answered ${response.status})`,
      );
    if (!response.ok)
      return fails(
        `${host} 答复 ${response.status}：请检查 MODEL_URL，它通常以 /v1 结尾`,
        `${host} answered ${response.status}: check MODEL_URL, which usually ends in /v1`,
      );
    said = await response.json();
  } catch (error) {
    return whyUnreachable(error, host) ?? fails(`${host} 的答复无法读取`, `The answer of ${host} cannot be read`);
  }
  const models = Models.safeParse(said);
  if (!models.success)
    return fails(`${host} 有答复，但不是兼容 OpenAI 的服务`, `${host} answers, but not as an OpenAI-compatible server`);
  return models.data.data.some(({ id }) => id === MODEL_NAME)
    ? works(`可以使用模型 ${MODEL_NAME}`, `The model ${MODEL_NAME} is there`)
    : fails(`${host} 上没有模型 ${MODEL_NAME}`, `There is no model ${MODEL_NAME} at ${host}`);
}
