/** A file and the folders it came in, from the outermost; none for a file chosen by itself. */
export interface Chosen {
  file: File;
  path: readonly string[];
}

/** Files of an input: one that chooses folders says where each lay. */
export const chosenOf = (files: Iterable<File>): Chosen[] =>
  [...files].map((file) => ({ file, path: (file.webkitRelativePath || file.name).split('/').slice(0, -1) }));

/** What was dropped, with all that lies in dropped folders. The list of items is gone after the event: it is read at once. */
export async function droppedOf(transfer: DataTransfer): Promise<Chosen[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return chosenOf(transfer.files);
  return (await Promise.all(entries.map((entry) => below(entry, [])))).flat();
}

async function below(entry: FileSystemEntry, path: readonly string[]): Promise<Chosen[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: FileSystemEntry[] = [];
  // A reader gives at most a hundred at a time, until it gives none.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) break;
    found.push(...some);
  }
  return (await Promise.all(found.map((one) => below(one, [...path, entry.name])))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
