/** An address without what opens it: user, password and query stay on the machine. Anything else as it is. */
export function withoutCredentials(value: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) return value;
  if (!URL.canParse(value)) return '…';
  const { protocol, username, password, host, pathname, search } = new URL(value);
  const hidden = username || password ? '…@' : '';
  return `${protocol}//${hidden}${host}${pathname === '/' ? '' : pathname}${search ? '?…' : ''}`;
}
