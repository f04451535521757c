import type { Api } from '../kernel/index.js';
import { credentialsApi } from './credentials.js';
import { loginApi } from './login.js';
import { phoneApi } from './phone.js';
import { runningApi } from './running.js';
import { weixinApi } from './weixin.js';

export * from './actor.js';
export * from './model.js';
export * from './reasons.js';
export { JobInfo, JobKind } from './running.js';

export const sessionApi = {
  ...loginApi,
  ...phoneApi,
  ...weixinApi,
  ...credentialsApi,
  ...runningApi,
} satisfies Api;
