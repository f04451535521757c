/** Advisory locks that one process of an installation holds at a time. Together, so that no number has two meanings. */
export const installationLocks = {
  migrations: 7_266_301,
  publishing: 7_266_302,
  demoWorld: 7_266_303,
  backup: 7_266_304,
  /** Taken by `zhibi_free_jobs` itself. */
  freeingJobs: 7_266_305,
  linkingAudit: 7_266_306,
  retention: 7_266_307,
  linkingScores: 7_266_308,
  settingsFile: 7_266_309,
  countingResults: 7_266_310,
  countingMastery: 7_266_311,
} as const;
