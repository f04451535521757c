/** A thing that has moved loses the focus: it comes back to the same button, once the page is drawn anew. */
export const focusAgain = (id: string): void => {
  requestAnimationFrame(() => {
    const button = document.getElementById(id);
    button?.focus();
    button?.scrollIntoView?.({ block: 'nearest' });
  });
};
