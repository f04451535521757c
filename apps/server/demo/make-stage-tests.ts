import { type StageTest, stageTestsApi, usualLines } from '@zhibi/contract/analysis/stage-tests';
import { toStamp } from '@zhibi/contract/kernel';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import type { Clock } from '../src/platform/clock.js';
import type { Person } from '../test/person.js';
import { idOf, seeded } from './ids.js';
import type { Making } from './making.js';
import { signInAs } from './sign-in-as.js';

const DAY_MS = 86_400_000;
const CLASSES = ['exp-8-1', 'exp-8-2'];
/** What the grade sits, with the full score; the hard subject is the one that teacher01 teaches. */
const subjects = [
  { subjectId: 201, fullScore: 120, mean: 0.78 },
  { subjectId: 202, fullScore: 120, mean: 0.7 },
  { subjectId: 203, fullScore: 120, mean: 0.74 },
] as const;
const tests = [
  { name: '九月月考', kind: 'monthly', daysAgo: 55, seed: 5, lift: 0 },
  { name: '期中考试', kind: 'midterm', daysAgo: 12, seed: 6, lift: 0.03 },
] as const;

/** Two tests of grade 8 as a school brings them: a table of scores each, with somebody who was absent, published. */
export async function makeStageTests({ services, clock }: Pick<Making, 'services'> & { clock: Clock }): Promise<void> {
  const admin = await signInAs(services, 'schooladmin01');
  const numbers = await studentNumbers(await signInAs(services, 'teacher01'));
  const able = new Map(numbers.map((number, at) => [number, ability(seeded(900 + at))]));
  let startTestId: string | null = null;
  for (const { name, kind, daysAgo, seed, lift } of tests) {
    const day = toStamp(thursdayBefore(clock.now(), daysAgo), services.settings.TZ_NAME).slice(0, 8);
    const { testId }: StageTest = await admin.call(stageTestsApi.create, {
      name,
      kind,
      term: 'first' as const,
      gid: 8,
      heldOn: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`,
      classIds: CLASSES.map((key) => idOf('class', key)),
      subjects: subjects.map(({ subjectId, fullScore }) => ({
        subjectId,
        fullScore,
        isElective: false,
        lines: usualLines,
        assigned: null,
      })),
      electives: 0,
      totalLines: usualLines,
      absentRule: 'left-out' as const,
      ranks: { leader: 'exact', teacher: 'exact', student: 'level' } as const,
      startTestId,
      publishAt: `${day}180000`,
    });
    await bring(admin, testId, scoresOf(numbers, { able, seed, lift }));
    await admin.call(stageTestsApi.move, { testId, to: 'published' });
    startTestId = testId;
  }
}

const THURSDAY = 4;

/** A school day so many days ago, or up to six earlier. */
function thursdayBefore(now: Date, daysAgo: number): Date {
  const day = new Date(now.getTime() - daysAgo * DAY_MS);
  const since = (day.getDay() - THURSDAY + 7) % 7;
  return new Date(day.getTime() - since * DAY_MS);
}

/** Brings a table through the same steps as a person: read, tried, applied. */
async function bring(admin: Person, testId: string, table: string): Promise<void> {
  const { importId, columns } = await admin.call(stageTestsApi.upload, {
    testId,
    file: new File([table], '成绩.csv'),
  });
  await admin.call(stageTestsApi.check, { importId, fields: columns.map(({ field }) => field) });
  await admin.call(stageTestsApi.apply, { importId });
}

async function studentNumbers(teacher: Person): Promise<string[]> {
  const rows = await Promise.all(
    CLASSES.map((key) => teacher.call(myClassesApi.students, { classId: idOf('class', key) })),
  );
  return rows.flatMap(({ items }) => items.map(({ studentNo }) => studentNo));
}

/** How somebody does in every subject: most near the middle, a few far from it. */
const ability = (draw: () => number) => ((draw() + draw() + draw()) / 3 - 0.5) * 0.9;

interface Sitting {
  able: ReadonlyMap<string, number>;
  seed: number;
  lift: number;
}

function scoresOf(numbers: readonly string[], { able, seed, lift }: Sitting): string {
  const draw = seeded(seed);
  const lines = numbers.map((number, at) => {
    const cells = subjects.map(({ fullScore, mean }, nth) => {
      if (at === 17 + seed && nth > 0) return '缺考';
      const share = mean + lift + (able.get(number) ?? 0) + (draw() - 0.5) * 0.16;
      return String(Math.round(Math.min(1, Math.max(0.12, share)) * fullScore * 2) / 2);
    });
    return [number, ...cells].join(',');
  });
  return ['学号,语文,数学,英语', ...lines].join('\n');
}
