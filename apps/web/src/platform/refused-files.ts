import { listed } from './listed.js';
import { notify } from './notify.js';
import { session } from './session-store.js';

/** Beside the code and not among the words of every page: the login page would carry them. */
const words = {
  zh: {
    files: (names: string, why: string) => `${names}：${why}`,
    more: (names: string, count: number) => `${names} 等 ${count} 个文件`,
  },
  en: {
    files: (names: string, why: string) => `${names}: ${why}`,
    more: (names: string, count: number) => `${names} and others, ${count} files`,
  },
} as const;

/** A reason that the names follow: 以下文件已存在：… */
const LEADS = /[：:] ?$/;
/** So many names are told; of the others how many they are. */
const TOLD = 10;

/** Files that were not taken: gathered while they are judged, and told once, with their names under each reason. */
export class RefusedFiles {
  private readonly namesByReason = new Map<string, string[]>();

  add(name: string, why: string): void {
    this.namesByReason.set(why, [...(this.namesByReason.get(why) ?? []), name]);
  }

  get count(): number {
    return [...this.namesByReason.values()].reduce((sum, names) => sum + names.length, 0);
  }

  /** One toast for all of them; nothing where all were taken. */
  tell(): void {
    const { files, more } = words[session.get().language];
    const lines = [...this.namesByReason].map(([why, names]) => {
      const told = listed(names.slice(0, TOLD));
      const all = names.length > TOLD ? more(told, names.length) : told;
      return LEADS.test(why) ? `${why}${all}` : files(all, why);
    });
    this.namesByReason.clear();
    if (lines.length > 0) notify.error(lines.join('\n'));
  }
}
