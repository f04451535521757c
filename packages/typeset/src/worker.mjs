// The file that threads and processes open. A thread reads TypeScript by itself when the server runs under tsx (hooks are inherited); under a
// test runner, and in a process, it does not, and then asks tsx for this one import.
const jobs = await import('./worker.ts').catch(async (cause) => {
  if (cause?.code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw cause;
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('./worker.ts', import.meta.url);
});

export const layOut = jobs.layOut;
export const stampCopies = jobs.stampCopies;
export const warm = jobs.warm;
