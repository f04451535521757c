import type { SettingGroup } from '@zhibi/contract/operations';
import type { SettingName } from '../../platform/settings-file.js';

interface Shown {
  group: SettingGroup;
  zh: string;
  /** Never shown, not in part either. */
  isSecret?: true;
  /**
   * A wrong value of these costs comfort, not safety: limits, times, how much is logged. Where data goes, who is believed and who may enter is
   * decided on the machine alone: whoever gets hold of an operator's login must not send codes, files or documents elsewhere.
   */
  isSafe?: true;
}

/** How each setting is shown to those who keep the installation. A setting without a line here does not compile. */
export const shown: Readonly<Record<SettingName, Shown>> = {
  PORT: { group: 'network', zh: '网页与接口的端口' },
  HOST: { group: 'network', zh: '监听的地址' },
  PUBLIC_URL: { group: 'network', zh: '前面有代理时，人们输入的地址' },
  TRUSTED_PROXIES: { group: 'network', zh: '可信的代理：只相信它们说明的来访地址（X-Forwarded-For）' },
  PRINTER_NETWORKS: { group: 'network', zh: '印刷点的打印机可以在哪些网段；不设则除本机和链路本地地址外都可以' },
  PARTNER_ORIGINS: { group: 'partners', zh: '合作平台的来源，用逗号分隔：只允许打开它们的退出页面' },
  PARTNER_BANKS: {
    group: 'partners',
    zh: '合作题库所在的文件夹，每个题库一个子文件夹或压缩包；不设则只有随产品附带的题库',
  },
  DATA_DIR: { group: 'database', zh: '内置 PostgreSQL、文件与缓存所在的文件夹' },
  DATABASE_URL: { group: 'database', zh: 'PostgreSQL 15 及以上；不设则启动内置的' },
  DATABASE_POOLER_URL: { group: 'database', zh: '数据库前面的事务级连接池（PgBouncer）：业务请求经过它' },
  TZ_NAME: { group: 'network', zh: '14 位时间所用的时区' },
  ACCESS_TOKEN_S: { group: 'network', zh: '访问令牌的寿命（秒）' },
  DEMO: { group: 'database', zh: '1 在其他 HOST 或 PUBLIC_URL 下也建演示世界；0 从不' },
  LOG_LEVEL: { group: 'log', zh: '日志详细程度；日志在 DATA_DIR/log（每个文件 10 MB，保留最近五个）', isSafe: true },
  LOG_CONSOLE: { group: 'log', zh: 'words：控制台用一句话说明警告；json：全部日志输出到控制台，不写文件' },
  CONSOLE_LANG: { group: 'log', zh: '控制台的语言；不设则随终端（LANG），终端没有说明时用中文', isSafe: true },
  METRICS_TOKEN: { group: 'log', zh: '携带它的监控程序可以读取 /metrics；不设则只有本机可以', isSecret: true },
  OTEL_URL: {
    group: 'log',
    zh: '接收 OpenTelemetry 追踪的服务（OTLP/HTTP，例如 http://127.0.0.1:4318）；不设则不追踪',
  },
  SLOW_CALL_MS: { group: 'log', zh: '超过多少毫秒的请求列为慢请求', isSafe: true },
  SLOW_STATEMENT_MS: { group: 'log', zh: '超过多少毫秒的 SQL 语句列为慢语句', isSafe: true },
  WORKERS: { group: 'limits', zh: '本进程同时执行的后台任务数；0 交给其他进程', isSafe: true },
  IMPORT_SECONDS: { group: 'limits', zh: '读取一个试题文件最多用几秒', isSafe: true },
  IMPORT_MEMORY_MB: { group: 'limits', zh: '读取一个试题文件的进程最多用多少内存（MB）', isSafe: true },
  S3_ENDPOINT: { group: 'files', zh: 'S3 兼容的文件存储；不设则存在 DATA_DIR' },
  S3_BUCKET: { group: 'files', zh: '存储桶' },
  S3_REGION: { group: 'files', zh: '存储区域' },
  S3_ACCESS_KEY: { group: 'files', zh: '存储的密钥', isSecret: true },
  S3_SECRET_KEY: { group: 'files', zh: '存储的密文', isSecret: true },
  BACKUP_PASSPHRASE: { group: 'backup', zh: '备份口令，至少 12 个字符；不设则服务器不自动备份', isSecret: true },
  BACKUP_PASSPHRASE_FILE: { group: 'backup', zh: '第一行为备份口令的文件' },
  BACKUP_DIR: { group: 'backup', zh: '服务器把备份写到哪个文件夹，最好在另一块磁盘上；不设则在 DATA_DIR 中' },
  DISK_PERSON_GB: { group: 'limits', zh: '每人的云盘空间（GB）', isSafe: true },
  DISK_SCHOOL_GB: { group: 'limits', zh: '每所学校的云盘空间（GB）', isSafe: true },
  OFFICE_URL: { group: 'office', zh: '支持 WOPI 的在线文档服务（OnlyOffice、Collabora、WPS）：用它查看和编辑文档' },
  SMTP_URL: { group: 'mail', zh: '邮件服务器，用来给 ALERT_MAIL 发通知，给填了邮箱的学生发催交提醒' },
  MAIL_FROM: { group: 'mail', zh: '通知邮件的发件人；不设则为 SMTP_URL 中的用户' },
  ALERT_MAIL: { group: 'mail', zh: '备份失败时通知谁（邮箱）' },
  SMS_URL: { group: 'sms', zh: '发送短信的 HTTP 地址；不设则验证码写入服务器日志' },
  SMS_KEY: { group: 'sms', zh: '发给 SMS_URL 的密钥', isSecret: true },
  SPEECH_URL: { group: 'speech', zh: '口语测评服务；不设则只有教师评分' },
  SPEECH_KEY_ID: { group: 'speech', zh: '调用签名所用密钥的名称' },
  SPEECH_SECRET: { group: 'speech', zh: '其密钥', isSecret: true },
  MODEL_URL: {
    group: 'model',
    zh: '语言模型的地址，兼容 OpenAI（例如 http://127.0.0.1:11434/v1），供助手使用；不设则助手自己回答',
  },
  MODEL_NAME: { group: 'model', zh: '那里的模型名称' },
  MODEL_KEY: { group: 'model', zh: '发给 MODEL_URL 的密钥', isSecret: true },
  MODEL_TOKENS_A_DAY: { group: 'model', zh: '每所学校每天可用多少 token；用完后助手自己回答', isSafe: true },
  MODEL_SECONDS: { group: 'model', zh: '模型超过多少秒没有答完就放弃，由助手自己回答', isSafe: true },
  WEIXIN_APPID: { group: 'weixin', zh: '微信网站应用的 AppID；不设则不提供微信登录' },
  WEIXIN_SECRET: { group: 'weixin', zh: '其密钥', isSecret: true },
  WEIXIN_URL: { group: 'weixin', zh: '微信接口或其网关的地址' },
};
