import { zipSync } from 'fflate';

/** An archive of these files. Equal files make equal archives: the time inside is always the same. */
export const zipOf = (files: Readonly<Record<string, Uint8Array | string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      ]),
    ),
    { mtime: new Date(1980, 0, 2) },
  );
