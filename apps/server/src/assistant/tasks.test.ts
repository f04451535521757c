import { type HowIntent, isHow } from '@zhibi/assistant';
import { type AssistantAnswer, assistantApi } from '@zhibi/contract/assistant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaderTasks, studentTasks, type Task, teacherTasks } from '../../test/assistant/tasks.js';
import { howTasks } from '../../test/assistant/tasks-how.js';
import { type AssistantWorld, CLASSES, NAMES, openAssistantWorld } from '../../test/assistant/world.js';
import type { Person } from '../../test/person.js';
import { en } from './manual/manual.en.js';
import { zh } from './manual/manual.zh.js';
import { placeOf } from './manual/places.js';

/** A school with papers, ink and exams is made first. */
const WORLD_MS = 300_000;
let school: AssistantWorld;
beforeAll(async () => {
  school = await openAssistantWorld();
}, WORLD_MS);
afterAll(() => school.world.close());

const filled = (text: string) =>
  text.replaceAll('{C}', CLASSES[0]).replaceAll('{N}', NAMES[0]).replaceAll('{P}', 'dong jiahao');

async function answerTo(person: Person, text: string): Promise<AssistantAnswer> {
  await person.call(assistantApi.clear, {});
  school.world.clock.forward(4_000);
  return (await person.call(assistantApi.ask, { text: filled(text) })).answer;
}

/** What is said and drafted, and every place that it leads to. */
const saidIn = ({ lines }: AssistantAnswer) => lines.map(({ text }) => text).join('\n');
const placesOf = ({ sources, links, draft }: AssistantAnswer) => [
  ...[...sources, ...links].map(({ to }) => to),
  ...(draft ? [draft.to] : []),
];
const isCited = ({ lines, sources }: AssistantAnswer) =>
  lines.every(({ text, cites }) => !/\d/.test(text) || cites.some((no) => sources[no - 1]?.no === no));

const holds = (said: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? said.includes(filled(wanted)) : wanted.test(said);

async function isDone(person: Person, [, askedZh, askedEn, holdsZh, holdsEn, leads]: Task): Promise<void> {
  for (const [asked, wanted] of [
    [askedZh, holdsZh],
    [askedEn, holdsEn],
  ] as const) {
    const answer = await answerTo(person, asked);
    const told = `${asked} → ${saidIn(answer)} → ${placesOf(answer)}`;
    expect([told, holds(saidIn(answer), wanted)]).toEqual([told, true]);
    expect([told, placesOf(answer).some((to) => to.startsWith(leads))]).toEqual([
      told,
      leads !== '' || placesOf(answer).length > 0,
    ]);
    expect([told, isCited(answer)]).toEqual([told, true]);
  }
}

async function isTold(person: Person, [intent, askedZh, askedEn]: readonly [HowIntent, string, string]): Promise<void> {
  for (const [asked, manual] of [
    [askedZh, zh],
    [askedEn, en],
  ] as const) {
    const answer = await answerTo(person, asked);
    expect([asked, saidIn(answer)]).toEqual([asked, manual[intent][1]]);
    expect(answer.links.map(({ to }) => to)).toEqual([placeOf[intent]]);
    expect(answer.sources.map(({ to }) => to)).toEqual([`/help?how=${intent}`]);
  }
}

const of = {
  teacher: [teacherTasks, () => school.teacher, 100],
  leader: [leaderTasks, () => school.leader, 40],
  student: [studentTasks, () => school.student, 30],
} as const;

describe.each(['teacher', 'leader', 'student'] as const)('the tasks of a %s', (who) => {
  const [tasks, person, least] = of[who];

  it(`are ${least} at least, each another`, () => {
    const named = [...tasks.map(([what]) => what), ...howTasks[who].map(([intent]) => intent)];
    expect(new Set(named).size).toBe(named.length);
    expect(named.length).toBeGreaterThanOrEqual(least);
    expect(howTasks[who].every(([intent]) => isHow(intent))).toBe(true);
  });

  it.each(tasks)('%s: %s', async (...task) => isDone(person(), task));

  it.each(howTasks[who])('is told %s: %s', async (...task) => isTold(person(), task));
});
