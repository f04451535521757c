import { diskApi } from '@zhibi/contract/disk';
import { freeName, nameKey } from '@zhibi/contract/kernel';
import { useSyncExternalStore } from 'react';
import { call } from '../../platform/client.js';

/** A file that did not come because its name is taken: by a file that may get a new version, or by something else. */
export interface TakenFile {
  file: File;
  parentCdId: string;
  /** The file of that name; null where it is a folder, or waits in the tray itself. */
  cdId: string | null;
}

/** What becomes of files whose names are taken. */
export type TakenWay = 'both' | 'version' | 'rename';

let asked: readonly TakenFile[] = [];
const listeners = new Set<() => void>();
const set = (files: readonly TakenFile[]) => {
  asked = files;
  for (const listener of listeners) listener();
};

/** Asks the person what becomes of them. */
export const askAboutTaken = (files: readonly TakenFile[]): void => {
  if (files.length > 0) set([...asked, ...files]);
};
export const forgetTaken = (): void => set([]);

export const useTaken = (): readonly TakenFile[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );

/** So many numbers are tried behind a name. */
const TRIED = 50;

/** For each file the first name with a number behind it that is free: in its folder, in the queue, and beside the others. */
export async function freeNames(taken: readonly TakenFile[], queued: (parentCdId: string) => readonly string[]) {
  const names: string[] = [];
  for (const { file, parentCdId } of taken) {
    const tried = numbered(file.name);
    const { duplicates } = await call(diskApi.check, { fileName: tried, size: tried.map(() => file.size), parentCdId });
    const used = new Set([file.name, ...duplicates, ...queued(parentCdId), ...names].map(nameKey));
    names.push(tried.find((name) => !used.has(nameKey(name))) ?? file.name);
  }
  return names;
}

/** a (2).txt, a (3).txt, … */
function numbered(name: string): string[] {
  const used = new Set([nameKey(name)]);
  return Array.from({ length: TRIED }, () => {
    const free = freeName(name, used);
    used.add(nameKey(free));
    return free;
  });
}

export const called = (file: File, name: string): File => new File([file], name, { lastModified: file.lastModified });
