/** Advisory locks that one process of an installation holds at a time. Together, so that no number has two meanings. */
export const installationLocks = { migrations: 7_266_301, publishing: 7_266_302, demoWorld: 7_266_303 } as const;
