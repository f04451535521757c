/** A page names dozens; so many are asked for in one go. */
const AT_ONCE = 8;

/**
 * Fetches together what would come one after the other: the scripts that the server names beside the first picture. In short goes: to ask
 * for all in one holds a slow phone for a tenth of a second.
 */
export function fetchScriptsBehind(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="scripts-behind"]')?.content ?? '';
  fetchNext(named.split(' ').filter((address) => address.startsWith('/assets/')));
}

function fetchNext(addresses: readonly string[]): void {
  const links = addresses
    .slice(0, AT_ONCE)
    .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
  if (addresses.length > AT_ONCE) setTimeout(() => fetchNext(addresses.slice(AT_ONCE)));
}
