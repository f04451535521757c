import { z } from 'zod';
import {
  asAddress,
  isNetwork,
  mailAddress,
  oneOf,
  optionalText,
  origins,
  should,
  webAddress,
  whole,
} from './settings-kinds.js';

/** Every setting of the product: one line each, printed as the table of the README by `npm run zhibi -- settings`. */
export const settingsTable = {
  PORT: { schema: whole(0, 65535, 3000), about: 'port of the web application and the API' },
  HOST: { schema: z.string().default('127.0.0.1'), about: 'address to listen on' },
  PUBLIC_URL: { schema: webAddress, about: 'address that people type, when a proxy stands before the server' },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .default('127.0.0.1/8,::1')
      .refine(
        (text) => text.split(',').every(isNetwork),
        should(
          '以逗号分隔的地址或网段，例如 10.1.2.0/24',
          'addresses or networks such as 10.1.2.0/24, a comma between',
        ),
      ),
    about: 'proxies whose word on where a call comes from is believed (X-Forwarded-For); everybody else’s is not',
  },
  PARTNER_ORIGINS: {
    schema: origins,
    about: 'origins of partners, a comma between: their logout pages may be opened, nobody else’s',
  },
  PARTNER_BANKS: {
    schema: optionalText,
    about: 'folder with a folder or package for each partner bank (docs/partners.md); without it only the shipped ones',
  },
  PRINTER_NETWORKS: {
    schema: z
      .string()
      .optional()
      .refine(
        (text) => text === undefined || text.split(',').every((one) => isNetwork(one.trim())),
        should(
          '以逗号分隔的地址或网段，例如 10.1.2.0/24',
          'addresses or networks such as 10.1.2.0/24, a comma between',
        ),
      ),
    about: 'networks in which print shops may have printers; without it any but this machine and link-local',
  },
  DATA_DIR: { schema: z.string().default('./data'), about: 'folder of the embedded PostgreSQL, files and caches' },
  DATABASE_URL: {
    schema: z
      .url({ protocol: /^postgres(ql)?$/, error: asAddress('postgres://user:password@host/database') })
      .optional(),
    about: 'PostgreSQL 15 or later; without it the embedded one starts',
  },
  DATABASE_POOLER_URL: {
    schema: z
      .url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host:6432/database' })
      .optional(),
    about:
      'transaction pooler (PgBouncer) before the database of DATABASE_URL: calls go through it; its user is no superuser',
  },
  TZ_NAME: {
    schema: z
      .string()
      .default('Asia/Shanghai')
      .refine(
        (name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC',
        should('形如 Asia/Shanghai 的 IANA 时区', 'an IANA time zone such as Asia/Shanghai'),
      ),
    about: 'time zone of the 14-digit times',
  },
  ACCESS_TOKEN_S: { schema: whole(5, 86_400, 900), about: 'life of an access token in seconds' },
  DEMO: {
    schema: oneOf(['0', '1']).optional(),
    about: '1 makes the demo world even with another HOST or a PUBLIC_URL; 0 never',
  },
  LOG_LEVEL: {
    schema: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    about: 'how much is logged, in DATA_DIR/log (10 MB a file, the last five)',
  },
  LOG_CONSOLE: {
    schema: oneOf(['words', 'json']).default('words'),
    about: 'words: the console tells warnings in a sentence; json: the whole log goes to the console and into no file',
  },
  CONSOLE_LANG: {
    schema: oneOf(['zh', 'en']).optional(),
    about: 'language of the console; without it that of the terminal (LANG), Chinese where it says none',
  },
  METRICS_TOKEN: {
    schema: optionalText,
    about: 'who sends it (Authorization: Bearer) reads /metrics; without it only this machine does',
  },
  OTEL_URL: {
    schema: webAddress,
    about:
      'collector of OpenTelemetry traces (OTLP over HTTP, such as http://127.0.0.1:4318); without it none are made',
  },
  SLOW_CALL_MS: { schema: whole(1, 60_000, 1_000), about: 'a call that takes longer is listed as slow' },
  SLOW_STATEMENT_MS: { schema: whole(1, 60_000, 250), about: 'a statement that takes longer is listed as slow' },
  WORKERS: { schema: whole(0, 64, 2), about: 'background jobs at once in this process; 0 leaves them to others' },
  IMPORT_SECONDS: { schema: whole(1, 3_600, 120), about: 'reading one file of questions is stopped after so long' },
  IMPORT_MEMORY_MB: {
    schema: whole(16, 16_384, 512),
    about: 'memory that reading one file of questions may use, in its own process',
  },
  S3_ENDPOINT: { schema: webAddress, about: 'S3-compatible store for files; without it a folder in DATA_DIR' },
  S3_BUCKET: { schema: optionalText, about: 'bucket of the store' },
  S3_REGION: { schema: z.string().default('us-east-1'), about: 'region of the store' },
  S3_ACCESS_KEY: { schema: optionalText, about: 'key of the store' },
  S3_SECRET_KEY: { schema: optionalText, about: 'secret of the store' },
  BACKUP_PASSPHRASE: {
    schema: optionalText,
    about: 'passphrase of backups, 12 characters or more; without it the server makes none by itself',
  },
  BACKUP_PASSPHRASE_FILE: { schema: optionalText, about: 'file whose first line is that passphrase' },
  BACKUP_DIR: {
    schema: optionalText,
    about: 'folder for the backups that the server makes, better on another disk; without it one in DATA_DIR',
  },
  DISK_PERSON_GB: { schema: whole(1, 100_000, 50), about: 'space on the cloud disk for each person' },
  DISK_SCHOOL_GB: { schema: whole(1, 1_000_000, 2_000), about: 'room on the cloud disk for each school' },
  OFFICE_URL: {
    schema: webAddress,
    about: 'office server that speaks WOPI (OnlyOffice, Collabora, WPS): documents are shown and edited by it',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, error: asAddress('smtp://user:password@host:587') }).optional(),
    about: 'mail server, for news to ALERT_MAIL and reminders to students who named an address',
  },
  MAIL_FROM: { schema: mailAddress, about: 'sender of that mail; without it the user of SMTP_URL' },
  ALERT_MAIL: { schema: mailAddress, about: 'who is told by mail when a backup fails' },
  SMS_URL: {
    schema: webAddress,
    about: 'HTTP address that sends a text message; without it codes are written to the server log',
  },
  SMS_KEY: { schema: optionalText, about: 'key sent to SMS_URL' },
  SPEECH_URL: {
    schema: webAddress,
    about: 'service that judges spoken homework (docs/partners.md); without it the teacher’s score stands alone',
  },
  SPEECH_KEY_ID: { schema: optionalText, about: 'name of the key its calls are signed with' },
  SPEECH_SECRET: { schema: optionalText, about: 'its secret' },
  MODEL_URL: {
    schema: webAddress,
    about:
      'OpenAI-compatible address of a language model (such as http://127.0.0.1:11434/v1) for the assistant; without it the assistant answers by itself',
  },
  MODEL_NAME: { schema: optionalText, about: 'name of the model there' },
  MODEL_KEY: { schema: optionalText, about: 'key sent to MODEL_URL' },
  MODEL_TOKENS_A_DAY: {
    schema: whole(0, 1_000_000_000, 200_000),
    about: 'tokens that a school may use of the model in a day; then the assistant answers by itself',
  },
  MODEL_SECONDS: {
    schema: whole(1, 50, 25),
    about: 'an answer of the model that takes longer is given up, and the assistant answers by itself',
  },
  WEIXIN_APPID: {
    schema: optionalText,
    about: 'website application at WeChat; without it there is no login with WeChat',
  },
  WEIXIN_SECRET: { schema: optionalText, about: 'its secret' },
  WEIXIN_URL: {
    schema: webAddress.default('https://api.weixin.qq.com'),
    about: "address of WeChat's interface, or of a gateway to it",
  },
} as const;
