/** From 22.18 on Node leaves types out by itself, and then finds no .js beside the .ts, or a property among parameters. */
const unread = ['ERR_UNKNOWN_FILE_EXTENSION', 'ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX'];

/**
 * A thread reads TypeScript by itself when the server runs under tsx (hooks are inherited), and compiled it has none to read; under a test
 * runner neither is so, and tsx is asked for this one import.
 */
export async function openSource(cause, path, from) {
  if (!unread.includes(cause?.code)) throw cause;
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(path, from);
}
