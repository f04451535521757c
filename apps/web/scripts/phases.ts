import { join } from 'node:path';
import { type Chunks, root } from './ungrouped.js';

/** What the homes with the most visitors draw, beside the shell; `home-parts.test.ts` holds it against what they do draw. */
export const homes = {
  teacher: [
    'src/marking/parts/to-mark-card.tsx',
    'src/classroom/parts/lesson-held.tsx',
    'src/homework/parts/not-handed-in-card.tsx',
    'src/homework/parts/to-give-back-card.tsx',
    'src/homework/parts/open-homework-card.tsx',
    'src/homework/parts/todays-homework.tsx',
    'src/printing/parts/orders-card.tsx',
    'src/analysis/parts/pulse-card.tsx',
  ],
  student: [
    'src/app/shell/student-shell.tsx',
    'src/marking/parts/came-back.tsx',
    'src/classroom/parts/lesson-now.tsx',
    'src/classroom/points/own-part.tsx',
    'src/homework/parts/notices.tsx',
    'src/homework/parts/to-write.tsx',
    'src/homework/holiday/plan/home-part.tsx',
    'src/homework/spoken/mine/home-part.tsx',
    'src/homework/parts/in-hand.tsx',
    'src/capture/on-screen/left-part.tsx',
    'src/capture/pens/browser-pens/own-part.tsx',
    'src/analysis/parts/today-review.tsx',
    'src/analysis/stage-tests/parts/my-latest.tsx',
  ],
} as const;

/** Where the words of those parts stand. */
export const homeWords = {
  teacher: ['marking', 'classroom', 'homework', 'printing', 'analysis'],
  student: [
    'marking',
    'classroom',
    'classroom/points',
    'homework',
    'homework/holiday',
    'homework/spoken',
    'capture/on-screen',
    'analysis',
    'analysis/stage-tests',
  ],
} as const;

/**
 * What a browser needs one after the other until a home is drawn, by the sources that it asks for: the page itself, then what login and
 * shell share, what the login page needs, the list of screens, the shell, each home, and what comes while nobody waits. What a phase needs beyond those before it stands in one file.
 */
const phases: readonly (readonly [string, readonly string[]])[] = [
  ['first', ['index.html']],
  ['begin', ['src/app/start.tsx']],
  ['login', ['src/session/login/page.tsx']],
  ['screens', ['src/app/screens.ts']],
  ['shell', ['src/app/signed-in.tsx', 'src/app/home/page.tsx']],
  ['teacher-home', homes.teacher],
  ['student-home', homes.student],
  ['notifications', ['src/app/notifications.tsx']],
  ['tray', ['src/disk/upload/upload-tray.tsx']],
  ['widgets', ['src/app/widgets.ts']],
];

/** The modules that a chunk brings, with those of all that it imports. */
function modulesOf(file: string, chunks: Chunks, seen = new Set<string>()): string[] {
  const chunk = chunks.get(file);
  if (!chunk || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.moduleIds, ...chunk.imports.flatMap((next) => modulesOf(next, chunks, seen))];
}

/** What a home shares with other screens. In the file of one home, screens of other people would carry all of that home. */
const SHARED = 'shared-with-homes';

/** What screens need that are no part of a home. */
function modulesElsewhere(chunks: Chunks): ReadonlySet<string> {
  const parts = new Set<string>(Object.values(homes).flatMap((sources) => sources.map((source) => join(root, source))));
  const seen = new Set<string>();
  const screens = [...chunks].filter(
    ([, { isDynamicEntry, facadeModuleId }]) => isDynamicEntry && !parts.has(facadeModuleId ?? ''),
  );
  return new Set(screens.flatMap(([file]) => modulesOf(file, chunks, seen)));
}

/** The phase of each module that some phase needs. What is fetched by its own name stays a file of its own, and is in none. */
export function phaseByModule(chunks: Chunks): ReadonlyMap<string, string> {
  const fileOf = new Map([...chunks].map(([file, { facadeModuleId }]) => [facadeModuleId, file]));
  const phaseOf = new Map<string, string>();
  for (const [phase, sources] of phases)
    for (const source of sources) {
      const file = fileOf.get(join(root, source));
      if (file === undefined) throw new Error(`${source} is no chunk of its own any more: mend the phases`);
      for (const id of modulesOf(file, chunks)) if (!phaseOf.has(id)) phaseOf.set(id, phase);
    }
  const elsewhere = modulesElsewhere(chunks);
  for (const [id, phase] of phaseOf) if (phase.endsWith('-home') && elsewhere.has(id)) phaseOf.set(id, SHARED);
  for (const id of [...fileOf.keys(), join(root, 'src/main.tsx')]) if (id !== null) phaseOf.delete(id); // the entry of the page is main
  return phaseOf;
}
