export function consoleLanguage(env: Record<string, string | undefined>): 'zh' | 'en';
