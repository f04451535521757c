/** A path as it is called, where HTML writes it encoded. */
export const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path.replaceAll('&amp;', '&'));
  } catch {
    return path; // a path that is not encoded names itself
  }
};

/** The bytes of an address that holds them itself. */
export function bytesOfBase64(text: string): Uint8Array | 'unreadable' {
  try {
    return Uint8Array.from(atob(text.replace(/\s+/g, '')), (sign) => sign.charCodeAt(0));
  } catch {
    return 'unreadable'; // no base64: there is no picture
  }
}

/** `../images/a.png` seen from `items/` → images/a.png; undefined for a path that leaves the archive. */
export function pathFrom(folder: string, relative: string): string | undefined {
  const steps: string[] = [];
  for (const step of `${folder}${relative}`.split('/')) {
    if (step === '..' && steps.pop() === undefined) return undefined;
    if (step !== '..' && step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
