const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** The same with every id in it, also within longer names, replaced. */
export function withIds<T>(value: T, idFor: (id: string) => string): T {
  return JSON.parse(JSON.stringify(value).replace(UUID, idFor)) as T; // the same shape: only ids became others
}

/** Ids of a file: counted in the order in which they are met, so that equal papers make equal files and no id of an installation leaves it. */
export function fileIds(): (id: string) => string {
  const known = new Map<string, string>();
  return (id) => {
    const own = known.get(id) ?? `00000000-0000-4000-8000-${String(known.size + 1).padStart(12, '0')}`;
    known.set(id, own);
    return own;
  };
}

/** New ids for those of a file: nothing that a file names is anything that stands here. */
export function freshIds(newId: () => string): (id: string) => string {
  const known = new Map<string, string>();
  return (id) => {
    const fresh = known.get(id) ?? newId();
    known.set(id, fresh);
    return fresh;
  };
}
