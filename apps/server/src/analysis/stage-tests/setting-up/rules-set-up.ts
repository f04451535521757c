import {
  assignedFault,
  linesAreOrdered,
  type StageChange,
  type StageSetup,
  type StageTestLine,
  type StageTestState,
} from '@zhibi/contract/analysis/stage-tests';
import type { KeptSubject } from '../rules-kept.js';

type Fault =
  | 'lines-order'
  | 'assigned-shares'
  | 'assigned-order'
  | 'subject-twice'
  | 'too-few-electives'
  | 'electives-differ';

/** What a subject can bring to a total: its full score, or the best of its assigned points. */
export const fullInTotal = ({ fullScore, assigned }: Pick<KeptSubject, 'fullScore' | 'assigned'>): number =>
  assigned?.bands[0]?.high ?? fullScore;

/** What is wrong with a set-up, whatever the school holds; undefined where nothing is. */
export function setUpFault({ subjects, electives, totalLines }: StageSetup): Fault | undefined {
  if (new Set(subjects.map(({ subjectId }) => subjectId)).size < subjects.length) return 'subject-twice';
  if (![totalLines, ...subjects.map(({ lines }) => lines)].every(linesAreOrdered)) return 'lines-order';
  const fault = subjects.map(({ assigned }) => assigned && assignedFault(assigned)).find((one) => one);
  if (fault) return fault;
  const choices = subjects.filter(({ isElective }) => isElective);
  if (choices.length < electives || (choices.length > 0 && electives === 0)) return 'too-few-electives';
  return new Set(choices.map(fullInTotal)).size > 1 ? 'electives-differ' : undefined;
}

/** What can be done with a test in its state. */
export const canOf = (state: StageTestState, scored: number): StageTestLine['can'] => ({
  change: state !== 'archived',
  publish: state === 'draft' && scored > 0,
  withdraw: state === 'published',
  archive: state === 'published',
  restore: state === 'archived',
  remove: state === 'draft' && scored === 0,
  bringScores: state !== 'archived',
});

/** The state that an action leads to, and what the history calls it. */
export function stepTo(from: StageTestState, to: StageTestState): StageChange['what'] | undefined {
  if (from === 'draft' && to === 'published') return 'published';
  if (from === 'published' && to === 'draft') return 'withdrawn';
  if (from === 'published' && to === 'archived') return 'archived';
  return from === 'archived' && to === 'published' ? 'restored' : undefined;
}

/** A set-up as short texts by field, so that a history can tell what was changed; words of the contract stay codes. */
function textsOf(setup: StageSetup): Map<string, string> {
  const lines = ({ by, excellent, good, pass, low }: StageSetup['totalLines']) =>
    `${by} ${[excellent, good, pass, low].join('/')}`;
  const { name, kind, term, gid, heldOn, absentRule, publishAt, electives, ranks } = setup;
  return new Map([
    ['name', name],
    ['kind', kind],
    ['term', term],
    ['gid', String(gid)],
    ['heldOn', heldOn],
    ['classes', String(setup.classIds.length)],
    ['electives', String(electives)],
    ['totalLines', lines(setup.totalLines)],
    ['absentRule', absentRule],
    ['ranks', [ranks.leader, ranks.teacher, ranks.student].join('/')],
    ['startTest', setup.startTestId === null ? '' : '1'],
    ['publishAt', publishAt],
    ...setup.subjects.map(({ subjectId, fullScore, isElective, lines: own, assigned }): [string, string] => [
      `subject:${subjectId}`,
      [String(fullScore), lines(own), assigned?.scheme ?? '', isElective ? 'elective' : '']
        .filter((word) => word !== '')
        .join(' · '),
    ]),
  ]);
}

/** What a change of the set-up changed. */
export function changesBetween(before: StageSetup, after: StageSetup): StageChange['changes'] {
  const [was, is] = [textsOf(before), textsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [from = '', to = ''] = [was.get(field), is.get(field)];
    const classesDiffer =
      field === 'classes' && [...before.classIds].sort().join() !== [...after.classIds].sort().join();
    const startsDiffer = field === 'startTest' && before.startTestId !== after.startTestId;
    return from === to && !classesDiffer && !startsDiffer ? [] : [{ field, from, to }];
  });
}
