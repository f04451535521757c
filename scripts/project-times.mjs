// A reporter: how long each project took on the clock, and which files took most of it.
import { basename } from 'node:path';

const SLOWEST = 5;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

export default class ProjectTimes {
  #projects = new Map();

  #of(module) {
    const known = this.#projects.get(module.project.name) ?? { begun: Date.now(), ended: Date.now(), files: [] };
    this.#projects.set(module.project.name, known);
    return known;
  }

  onTestModuleQueued(module) {
    this.#of(module);
  }

  onTestModuleEnd(module) {
    const project = this.#of(module);
    project.ended = Date.now();
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    project.files.push({ name: basename(module.moduleId), ms: collectDuration + setupDuration + duration });
  }

  onTestRunEnd() {
    for (const [name, { begun, ended, files }] of this.#projects) {
      const slowest = files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
      const listed = slowest.map((file) => `${file.name} ${seconds(file.ms)}`).join(', ');
      console.log(`${name.padEnd(9)} ${seconds(ended - begun).padStart(8)}  ${files.length} files; ${listed}`);
    }
  }
}
