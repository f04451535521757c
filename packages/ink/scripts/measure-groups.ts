/**
 * Measures the groups of answers against what was written: classes of simulated hands, each with answers that many give, some
 * that few do, and blanks. Usage: npx tsx packages/ink/scripts/measure-groups.ts [classes]
 */
import { type GroupKind, groupAnswers } from '../src/groups/index.js';
import { makeHand, seeded, writeText } from '../src/handwriting/index.js';

const classes = Number(process.argv[2] ?? 20);
const STUDENTS = 40;
/** By question: what the class answers, the most frequent first. */
const questions = [
  ['19', '25', '31', '22', '14'],
  ['3/4', '4/3', '1.5', '0.75'],
  ['-7', '7', '17', '-1'],
  ['x=2', 'x=-2', 'x=3', '2'],
  ['a+b', 'a-b', 'ab', '2a'],
  ['AC', 'BD', 'AD', 'BC'],
];
const box = { xMm: 0, yMm: 0, widthMm: 60, heightMm: 12 };
const counts = new Map<GroupKind, { answers: number; right: number; groups: number }>();
let [pairs, found] = [0, 0];

for (let at = 0; at < classes; at++)
  for (const [nth, answers] of questions.entries()) {
    const random = seeded(1000 * at + nth);
    const truth = Array.from({ length: STUDENTS }, () => {
      const draw = random();
      return draw < 0.06 ? '' : (answers[Math.floor(answers.length * draw ** 1.8)] ?? '');
    });
    const inks = truth.map((text, student) =>
      text === '' ? [] : writeText(makeHand(100_000 * at + 100 * nth + student, 0.25), text, box, 0),
    );
    const groupOf = new Map<number, number>();
    for (const [index, { kind, members }] of groupAnswers(inks.map((ink) => [ink])).entries()) {
      const tally = counts.get(kind) ?? { answers: 0, right: 0, groups: 0 };
      counts.set(kind, tally);
      const said = new Map<string, number>();
      for (const member of members) said.set(truth[member] ?? '', (said.get(truth[member] ?? '') ?? 0) + 1);
      tally.groups += 1;
      tally.answers += members.length;
      tally.right += kind === 'single' ? members.length : Math.max(...said.values());
      for (const member of members) groupOf.set(member, kind === 'single' ? -1 - member : index);
    }
    for (let a = 0; a < STUDENTS; a++)
      for (let b = a + 1; b < STUDENTS; b++)
        if (truth[a] === truth[b]) {
          pairs += 1;
          if (groupOf.get(a) === groupOf.get(b)) found += 1;
        }
  }

const all = classes * questions.length * STUDENTS;
for (const [kind, { answers, right, groups }] of counts)
  console.log(
    `${kind.padEnd(9)} ${String(answers).padStart(6)} answers in ${String(groups).padStart(5)} groups, purity ${((100 * right) / answers).toFixed(2)} %, ${((100 * answers) / all).toFixed(1)} % of all`,
  );
console.log(`pairs of the same answer that stand together: ${((100 * found) / pairs).toFixed(1)} %`);
