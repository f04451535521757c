import type { FastifyRequest } from 'fastify';
import { takeFormFiles } from './form-files.js';

/** So many rooms are kept: the files of more forms at once are given memory of their own. */
const KEPT = 16;
const FIELDS = 20;

/**
 * Memory for the one small file of each form, used again and again: to be given half a megabyte anew for each part of an upload costs more
 * than writing it to the disk. It is shared with threads, so that no copy is made for the one that writes.
 */
export class FormBuffers {
  readonly #free: Uint8Array[] = [];
  #made = 0;

  constructor(private readonly fileBytes: number) {}

  /** Begins to take a form: its texts, and its `file` in a room that nobody else uses until `free`. */
  take(request: FastifyRequest): { form: Promise<Record<string, unknown>>; free(): void } {
    const limits = { files: 1, fileBytes: this.fileBytes, bytes: this.fileBytes, fields: FIELDS };
    const lent: Uint8Array[] = [];
    const taking = takeFormFiles(request, limits, () => {
      const buffer = this.#free.pop() ?? this.#make();
      if (buffer !== undefined) lent.push(buffer);
      return buffer;
    });
    const form = taking.then(({ fields, files }) => ({ ...Object.fromEntries(fields), file: files[0]?.bytes }));
    // Who was refused early may still be sending.
    const free = () => void form.catch(() => undefined).finally(() => this.#free.push(...lent.splice(0)));
    form.catch(() => undefined);
    return { form, free };
  }

  #make(): Uint8Array | undefined {
    if (this.#made >= KEPT) return undefined;
    this.#made++;
    return new Uint8Array(new SharedArrayBuffer(this.fileBytes));
  }
}
