import { z } from 'zod';
import { type Api, endpoint, fieldRules, Nothing } from '../kernel/index.js';

/** What a setting is about; the interface shows one card for each. */
export const SettingGroup = z.enum([
  'limits',
  'backup',
  'mail',
  'sms',
  'files',
  'office',
  'speech',
  'model',
  'weixin',
  'network',
  'partners',
  'database',
  'log',
]);
export type SettingGroup = z.infer<typeof SettingGroup>;

/** Where a setting comes from. The environment goes before the file, the file before what is usual. */
export const SettingSource = z.enum(['environment', 'file', 'default']);
export type SettingSource = z.infer<typeof SettingSource>;

export const SettingRow = z.object({
  name: z.string(),
  group: SettingGroup,
  about: z.string(),
  source: SettingSource,
  /** What is in use, without passwords; null where there is nothing, or where it is a secret. */
  value: z.string().nullable(),
  isSecret: z.boolean(),
  isSet: z.boolean(),
  /** What counts from the next start on, where that is another value; null otherwise. */
  next: z.object({ value: z.string().nullable() }).nullable(),
  /** What a value must be, in words, and the words to choose from; of settings that can be changed here. */
  expected: z.string(),
  options: z.array(z.string()),
  can: z.object({ change: z.boolean() }),
});
export type SettingRow = z.infer<typeof SettingRow>;

/** Services of others, each of which can be tried. */
export const ServiceName = z.enum(['mail', 'sms', 's3', 'office', 'model']);
export type ServiceName = z.infer<typeof ServiceName>;

const forMaintenance = { roles: ['ZHIBI_SRE_SYS'] } as const;

export const settingsApi = {
  installationSettings: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/settings/list',
    access: forMaintenance,
    summary: 'Every setting of the installation with its source; secrets are never shown',
    input: Nothing,
    output: z.object({ file: z.string(), items: z.array(SettingRow) }),
  }),
  changeInstallationSetting: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/settings/change',
    access: forMaintenance,
    summary: 'Writes a setting into the settings file, from the next start on; null takes it out of the file',
    input: z.object({ name: z.string().max(60), value: z.string().trim().min(1).max(500).nullable() }),
    output: SettingRow,
    reasons: {
      'on-the-machine': {
        zh: '这个设置只能在服务器上修改',
        en: 'This setting is changed on the server itself only',
      },
      'in-the-environment': {
        zh: '这个设置已由环境变量给出，设置文件对它不起作用',
        en: 'The environment gives this setting: the settings file has no say in it',
      },
      'wrong-value': { zh: '填写的值不正确', en: 'This value is not right' },
    },
  }),
  tryService: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/settings/try',
    access: forMaintenance,
    summary: 'Tries a service as it is set up now, and tells in words what is wrong with it',
    input: z.discriminatedUnion('service', [
      z.object({ service: z.literal('mail'), to: fieldRules.email }),
      z.object({ service: z.literal('sms'), to: fieldRules.phone }),
      z.object({ service: z.literal('s3') }),
      z.object({ service: z.literal('office') }),
      z.object({ service: z.literal('model') }),
    ]),
    output: z.object({ works: z.boolean(), words: z.string() }),
  }),
} satisfies Api;
