import type { Api } from '../kernel/index.js';
import { credentialsApi } from './credentials.js';
import { loginApi } from './login.js';
import { pairApi } from './pair.js';
import { phoneApi } from './phone.js';
import { runningApi } from './running.js';
import { weixinApi } from './weixin.js';

export * from './actor.js';
export * from './model.js';
export * from './reasons.js';
export { JobInfo, JobKind } from './running.js';

// By part, for who carries no more of it than it calls: the page of the login.
export { credentialsApi, loginApi, pairApi, phoneApi, runningApi, weixinApi };

export const sessionApi = {
  ...loginApi,
  ...phoneApi,
  ...weixinApi,
  ...credentialsApi,
  ...runningApi,
} satisfies Api;
