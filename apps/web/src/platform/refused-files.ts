import { listed } from './listed.js';
import { notify } from './notify.js';
import { say } from './text.js';

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
    const lines = [...this.namesByReason].map(([why, names]) => {
      const told = listed(names.slice(0, TOLD));
      const all =
        names.length > TOLD ? say('platform:refusedFiles.andMore', { names: told, count: names.length }) : told;
      return say('platform:refusedFiles.files', { names: all, why });
    });
    this.namesByReason.clear();
    if (lines.length > 0) notify.error(lines.join('\n'));
  }
}
