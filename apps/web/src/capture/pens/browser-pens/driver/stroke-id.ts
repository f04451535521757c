/** Four sums of 32 bits (FNV-1a, each begun elsewhere): one name for one line, whenever and how often the pen tells of it. */
export function strokeId(words: string): string {
  const hex = [0, 1, 2, 3]
    .map((nth) => {
      let hash = (0x811c9dc5 ^ (nth * 0x9e3779b1)) >>> 0;
      for (let at = 0; at < words.length; at++) {
        hash ^= words.charCodeAt(at) + nth;
        hash = Math.imul(hash, 0x01000193) >>> 0;
      }
      hash ^= hash >>> 15;
      return (Math.imul(hash, 0x2c1b3c6d) >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
  // The form of a UUID of version 8, which whoever makes it may fill as they like.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
