import dayjs, { type Dayjs } from 'dayjs';

/** Before the names of all drafts in the storage. */
export const PREFIX = 'draft ';
const DAY = '$day';

/** Never kept, whatever form they stand in: who finds a tablet must not find these. */
const secret = /password|confirm|secret|captcha|code$/i;

/** Values of a form as JSON can carry them: days as such, files and secrets not at all. */
function packed(value: unknown): unknown {
  if (dayjs.isDayjs(value)) return { [DAY]: value.toISOString() };
  if (Array.isArray(value)) return value.map(packed);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Blob) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (secret.test(name) ? [] : [[name, packed(one)]])),
  );
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (typeof value !== 'object' || value === null) return value;
  if (DAY in value && typeof value[DAY] === 'string') return dayjs(value[DAY]) satisfies Dayjs;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unpacked(one)]));
}

/**
 * What is being typed into forms, in the tab's own storage: it is there again after a reload, such as one for a new version. It goes when it was
 * saved or given up, with the tab, and with the logout, which empties that storage; a login that ended by itself leaves it for the same person (`left-drafts.ts`).
 */
export class FormDrafts {
  private readonly restored = new Set<string>();
  private readonly kept = new Set<string>();

  constructor(private readonly storage: Storage) {}

  keep(name: string, values: object): void {
    this.kept.add(name);
    try {
      this.storage.setItem(PREFIX + name, JSON.stringify(packed(values)));
    } catch {
      // The storage is full: typing goes on, as it did before there were drafts.
    }
  }

  /** Whether a draft was begun before this page was: what it gives back was lost otherwise. */
  isOfEarlierPage(name: string): boolean {
    return !this.kept.has(name);
  }

  of(name: string): Record<string, unknown> | undefined {
    const kept = this.storage.getItem(PREFIX + name);
    try {
      const values: unknown = kept === null ? undefined : unpacked(JSON.parse(kept));
      if (typeof values !== 'object' || values === null) return undefined;
      this.restored.add(name);
      return { ...values };
    } catch {
      return undefined; // of another version of the application
    }
  }

  /** A page broke over what it was given back, such as the shape of an older version: the next attempt begins without it. */
  dropRestored(): void {
    for (const name of this.restored) this.drop(name);
  }

  drop(name: string): void {
    this.restored.delete(name);
    this.storage.removeItem(PREFIX + name);
  }
}

export const formDrafts = new FormDrafts(sessionStorage);
