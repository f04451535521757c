/** The partners' origins that the server has written into the page. */
const partners = (): string[] =>
  (document.querySelector<HTMLMetaElement>('meta[name="partner-origins"]')?.content ?? '').split(' ').filter(Boolean);

/** An address that may be gone to or shown in a frame: of this origin, or of a partner of the server's list. */
export function isTrusted(address: string): boolean {
  try {
    const { origin, protocol } = new URL(address, location.origin);
    return /^https?:$/.test(protocol) && (origin === location.origin || partners().includes(origin));
  } catch {
    return false; // no address at all
  }
}
