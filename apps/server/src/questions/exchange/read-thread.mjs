// What the threads of imports and exports open. A thread reads TypeScript by itself when the server runs under tsx (hooks are inherited); under a
// test runner it does not, and then asks tsx for this one import.
// From 22.18 on Node leaves types out by itself, and then finds no .js beside the .ts, or a property among parameters.
const unread = ['ERR_UNKNOWN_FILE_EXTENSION', 'ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX'];
const jobs = await import('./exchange-jobs.ts').catch(async (cause) => {
  if (!unread.includes(cause?.code)) throw cause;
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('./exchange-jobs.ts', import.meta.url);
});

export const read = jobs.read;
export const write = jobs.write;
