import type { zh } from './newest.zh.js';

/** What came with each build that changed something for its people, the newest first. The words are in `newest.{zh,en}.ts`. */
export const CHANGES: readonly { on: string; names: readonly (keyof typeof zh.change)[] }[] = [
  { on: '20261121', names: ['places', 'profile', 'upgrade', 'pen'] },
  { on: '20261120', names: ['thread'] },
];
