/** The dock that can be seen now; only the browser knows. */
export const dockInSight = (): Element | undefined =>
  [...document.querySelectorAll('[data-dock]:not([data-dock=spare])')].find((one) => one.getClientRects().length > 0);

/** The dock that is there if need be: it takes no room while it is empty. Tools that take the whole window have none. */
export const spareDock = (): Element | undefined => document.querySelector('[data-dock=spare]') ?? undefined;
