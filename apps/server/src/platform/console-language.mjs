// Read by the commands before anything is installed or compiled, and by the server.

/**
 * The language of the console: CONSOLE_LANG, or what the terminal says. Where it says nothing (a service, a container with C or POSIX) it
 * is Chinese, as the product is.
 */
export function consoleLanguage(env) {
  if (env.CONSOLE_LANG === 'zh' || env.CONSOLE_LANG === 'en') return env.CONSOLE_LANG;
  const said = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^(zh|C\b|POSIX\b)/i.test(said) || said === '' ? 'zh' : 'en';
}
