/** The nonce of this visit's page; empty where none is asked for. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/**
 * Lets every style element that a library makes carry the page's nonce. Ant Design passes it on, but the scroll lock of
 * its drawers and dialogs does not, and the content-security policy would refuse it. Scripts are not concerned: they have
 * no nonce at all.
 */
export function allowOwnStyles(): void {
  const nonce = styleNonce();
  if (nonce === '') return;
  const make = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = make(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  }) as typeof document.createElement; // as: the overloads by name cannot be written anew
}
