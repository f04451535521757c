const KEY = 'beforeUpgrade';

/** Remembers the address that the upgrade interrupted, also over a reload of this tab. */
export const keepAddress = (address: string): void => sessionStorage.setItem(KEY, address);

/** The address to go back to, once. */
export function takeAddress(): string {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept?.startsWith('/') && !kept.startsWith('//') ? kept : '/index';
}
