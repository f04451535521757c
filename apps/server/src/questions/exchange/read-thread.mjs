// What the threads of imports and exports open. A thread reads TypeScript by itself when the server runs under tsx (hooks are inherited); under a
// test runner it does not, and then asks tsx for this one import.
const jobs = await import('./exchange-jobs.ts').catch(async (cause) => {
  if (cause?.code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw cause;
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('./exchange-jobs.ts', import.meta.url);
});

export const read = jobs.read;
export const write = jobs.write;
