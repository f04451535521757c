/** A path as it is called, where HTML writes it encoded. */
export const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path.replaceAll('&amp;', '&'));
  } catch {
    return path; // a path that is not encoded names itself
  }
};

/** The bytes of an address that holds them itself. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text.replace(/\s+/g, '')), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined; // no base64: there is no picture
  }
}
