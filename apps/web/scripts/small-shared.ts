import type { Chunks } from './ungrouped.js';

/** What several screens share and is smaller than this, in characters before it is packed, costs more as a file than it weighs. */
const SMALL = 1500;
const OWN = /[\\/](?:apps[\\/](web)|packages[\\/](\w+))[\\/]src[\\/](\w[\w-]*)(?=[\\/])/;

/** Whose a module is: the domain of the web's or of the contract's, the engine, or a library. */
function ownerOf(id: string): string | undefined {
  const [, web, engine, folder] = OWN.exec(id) ?? [];
  if (web) return folder;
  return engine && `${engine}-${folder}`;
}

/**
 * Small modules that several screens share, by whose they are: each page carries the list of all files, and a file of 80 characters is a
 * request like any other. Only such as need nothing but what is small or stands before every screen, so that two files never need each other.
 * What needs the widgets stands apart: a home that shares one word with such a module would fetch them all.
 */
export function smallShared(chunks: Chunks, phaseOf: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const isBefore = (file: string) => chunks.get(file)?.moduleIds.every((id) => phaseOf.has(id)) ?? false;
  const small = new Set<string>();
  const isSmall = (file: string): boolean => {
    if (small.has(file)) return true;
    const chunk = chunks.get(file);
    if (!chunk || chunk.isEntry || chunk.isDynamicEntry || chunk.code.length > SMALL) return false;
    const fits =
      chunk.moduleIds.every((id) => ownerOf(id) !== undefined) &&
      chunk.imports.every((next) => isBefore(next) || isSmall(next));
    if (fits) small.add(file);
    return fits;
  };
  const needsWidgets = (file: string): boolean =>
    (chunks.get(file)?.moduleIds.some((id) => phaseOf.get(id) === 'widgets') ?? false) ||
    (!isBefore(file) && (chunks.get(file)?.imports.some(needsWidgets) ?? false));
  return new Map(
    [...chunks.keys()]
      .filter((file) => !isBefore(file) && isSmall(file))
      .flatMap((file) => {
        const kind = needsWidgets(file) ? 'parts-of-widgets' : 'parts';
        return (chunks.get(file)?.moduleIds ?? []).map((id) => [id, `${kind}-${ownerOf(id)}`] as const);
      }),
  );
}
