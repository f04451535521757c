/** Does packed ink hold a stroke? Its second byte is the first of their count, 0 only where there is none. */
export const hasInk = (packed: string): boolean => packed !== '' && atob(packed.slice(0, 4)).charCodeAt(1) !== 0;
