/** Fetches together what would come one after the other: the scripts that the server names beside the first picture. */
export function fetchScriptsBehind(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="scripts-behind"]')?.content ?? '';
  for (const href of named.split(' ').filter((address) => address.startsWith('/assets/'))) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
}
