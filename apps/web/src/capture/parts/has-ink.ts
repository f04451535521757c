/** Does packed ink hold a stroke? Its second byte is the first of their count, 0 only where there is none; with pages there are only such as hold some. */
export function hasInk(packed: string): boolean {
  const from = packed.indexOf(':') + 1;
  return packed !== '' && atob(packed.slice(from, from + 4)).charCodeAt(1) !== 0;
}
