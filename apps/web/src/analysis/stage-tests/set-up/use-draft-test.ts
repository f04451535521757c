import {
  hiddenRanks,
  type StageSetup,
  type StageSubject,
  type StageTest,
  usualLines,
} from '@zhibi/contract/analysis/stage-tests';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { nowStamp } from '../../../platform/time.js';

const FULL = 100;

const today = () => nowStamp().replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3');

/** A test as nobody has said anything of it yet. */
const blank = (): StageSetup => ({
  name: '',
  kind: 'midterm',
  term: Number(today().slice(5, 7)) >= 8 || Number(today().slice(5, 7)) < 2 ? 'first' : 'second',
  gid: 0,
  heldOn: today(),
  classIds: [],
  subjects: [],
  electives: 0,
  totalLines: usualLines,
  absentRule: 'left-out',
  ranks: hiddenRanks,
  startTestId: null,
  publishAt: nowStamp(),
});

export const newSubject = (subjectId: number): StageSubject => ({
  subjectId,
  fullScore: FULL,
  isElective: false,
  lines: usualLines,
  assigned: null,
});

/** What the server takes of a test that it has shown. */
const setUpOf = ({
  testId: _,
  state: __,
  revision: ___,
  scored: ____,
  classes: _____,
  can: ______,
  ...test
}: StageTest): StageSetup => ({
  ...test,
  subjects: test.subjects.map(({ subjectId, fullScore, isElective, lines, assigned }) => ({
    subjectId,
    fullScore,
    isElective,
    lines,
    assigned,
  })),
});

/** The set-up while it is being written, there again after a reload; of a test that was changed meanwhile it is not. */
export function useDraftTest(test: StageTest | undefined) {
  const name = test ? `stage test ${test.testId} ${test.revision}` : 'stage test';
  const [draft, setDraft, drop] = useDraft<StageSetup>(name, () => (test ? setUpOf(test) : blank()));
  const set = (change: Partial<StageSetup>) => setDraft({ ...draft, ...change });
  const setSubject = (subjectId: number, change: Partial<StageSubject>) =>
    set({ subjects: draft.subjects.map((one) => (one.subjectId === subjectId ? { ...one, ...change } : one)) });
  return { draft, set, setSubject, drop };
}

export type DraftTest = ReturnType<typeof useDraftTest>;
