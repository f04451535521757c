import { diskApi, FILES_AT_ONCE } from '@zhibi/contract/disk';
import { fileNameMessages, nameKey } from '@zhibi/contract/kernel';
import { call } from '../../platform/client.js';
import { notify } from '../../platform/notify.js';
import { asRefusal } from '../../platform/refusal.js';
import { RefusedFiles } from '../../platform/refused-files.js';
import { session } from '../../platform/session-store.js';
import { say } from '../../platform/text.js';
import { tray } from './browser-tray.js';
import type { Chosen } from './dropped-files.js';
import { judge, type Verdict } from './rules.js';
import { askAboutTaken, called, type TakenFile, type TakenWay } from './taken-files.js';

/**
 * Puts what was chosen into the tray, or says why not: once, with all names. Folders that were chosen are made first.
 * Answers whether something began.
 */
export async function startUpload(chosen: readonly Chosen[], parentCdId: string): Promise<boolean> {
  const refused = new RefusedFiles();
  try {
    const alone = chosen.filter(({ path }) => path.length === 0);
    const files = alone.map(({ file }) => file);
    const begun = await inFolder(files, parentCdId, refused);
    const inFolders = chosen.filter(({ path }) => path.length > 0);
    return inFolders.length === 0 ? begun : (await tree(inFolders, parentCdId, refused)) || begun;
  } catch (error) {
    const refusal = asRefusal(error, session.get().language);
    if (!refusal.isSaid) notify.error(Object.values(refusal.fields)[0] ?? refusal.message);
    return false;
  } finally {
    refused.tell();
  }
}

/** What was taken comes after all: under other names, or as a new version where there is a file of that name. */
export async function settleTaken(taken: readonly TakenFile[], way: TakenWay, names: readonly string[]): Promise<void> {
  const renamed = new Map<string, Chosen[]>();
  for (const [at, { file, parentCdId, cdId }] of taken.entries()) {
    if (way === 'version' && cdId !== null) startVersion(file, { cdId, name: file.name, parentCdId });
    else {
      const chosen = { file: called(file, names[at] ?? file.name), path: [] };
      renamed.set(parentCdId, [...(renamed.get(parentCdId) ?? []), chosen]);
    }
  }
  for (const [parentCdId, chosen] of renamed)
    for (let from = 0; from < chosen.length; from += FILES_AT_ONCE)
      await startUpload(chosen.slice(from, from + FILES_AT_ONCE), parentCdId);
}

/** A new version of a file: whatever it is called on this computer. */
export function startVersion(
  file: File,
  { cdId, name, parentCdId }: { cdId: string; name: string; parentCdId: string },
) {
  tray.add([called(file, name)], { parentCdId, versionOf: cdId });
}

/** One name that is refused keeps no other file back. */
async function inFolder(files: readonly File[], parentCdId: string, refused: RefusedFiles): Promise<boolean> {
  const { files: before, taken: queued } = accepted(files, tray.namesFor(parentCdId), refused);
  askAboutTaken(queued.map((file) => ({ file, parentCdId, cdId: null })));
  if (before.length === 0) return false;
  const fileName = before.map((file) => file.name);
  const { duplicates, files: there } = await call(diskApi.check, {
    fileName,
    size: before.map((file) => file.size),
    parentCdId,
  });
  const cdIdOf = new Map(there.map(({ name, cdId }) => [nameKey(name), cdId]));
  const { files: after, taken } = accepted(before, [...tray.namesFor(parentCdId), ...duplicates], refused);
  askAboutTaken(taken.map((file) => ({ file, parentCdId, cdId: cdIdOf.get(nameKey(file.name)) ?? null })));
  if (after.length === 0) return false;
  tray.add(after, { parentCdId, versionOf: null });
  return true;
}

/** The ten of a selection are files chosen one by one; a folder is one choice, and all of it comes. */
async function tree(chosen: readonly Chosen[], parentCdId: string, refused: RefusedFiles): Promise<boolean> {
  const byPath = new Map<string, { path: readonly string[]; files: File[] }>();
  for (const { file, path } of chosen) {
    const key = path.join('/');
    byPath.set(key, { path, files: [...(byPath.get(key)?.files ?? []), file] });
  }
  const folders = [...byPath.values()];
  const { cdIds } = await call(diskApi.makeFolders, { parentCdId, paths: folders.map(({ path }) => [...path]) });
  let begun = false;
  for (const [at, { files }] of folders.entries())
    for (let from = 0; from < files.length; from += 10)
      begun = (await inFolder(files.slice(from, from + 10), cdIds[at] ?? parentCdId, refused)) || begun;
  return begun;
}

/** Those that come, and those whose names are taken, about which the person is asked; the others are told. */
function accepted(
  files: readonly File[],
  taken: readonly string[],
  refused: RefusedFiles,
): Pick<Verdict<File>, 'files' | 'taken'> {
  const verdict = judge(files, taken);
  if (verdict === null) {
    notify.error(say('disk:tooMany'));
    return { files: [], taken: [] };
  }
  for (const { name, fault } of verdict.wrong) refused.add(name, fileNameMessages[fault][session.get().language]);
  return verdict;
}
