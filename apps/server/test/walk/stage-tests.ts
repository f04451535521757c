import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import type { TestSchool } from '../school.js';
import { StageClient, stageSetup, subject } from '../stage-test.js';
import { JUNIOR_MATHS } from '../subjects.js';
import { hidden, own, type WalkRows } from './meeting.js';

/** A published test of another school with an applied import, fed from its homework. */
export async function foreignStageTest(
  school: TestSchool,
  { classId, homeworkId, fullScore }: { classId: string; homeworkId: string; fullScore: number },
): Promise<{ stageTestId: string; stageImportId: string }> {
  const client = new StageClient(await school.newLeader('SCHOOLADMIN'));
  const { testId } = await client.create([classId], {
    publishAt: '20260101080000',
    subjects: [subject(JUNIOR_MATHS, { fullScore })],
  });
  const fed = { testId, subjectId: JUNIOR_MATHS, homeworkIds: [homeworkId] };
  const { importId } = await client.who.call(stageTestsApi.feed, fed);
  await client.who.call(stageTestsApi.apply, { importId });
  await client.publish({ testId });
  return { stageTestId: testId, stageImportId: importId };
}

const test = (more: Record<string, unknown> = {}) => hidden(({ stageTestId: testId }) => ({ testId, ...more }));
const ofImport = (more: Record<string, unknown> = {}) =>
  hidden(({ stageImportId: importId }) => ({ importId, ...more }));

export const rows: WalkRows = {
  'stageTests.list': own(),
  // Without a chosen school there is nothing to choose from.
  'stageTests.choices': own(),
  'stageTests.detail': test(),
  'stageTests.gaps': test(),
  'stageTests.create': hidden(({ classId }) => ({ ...stageSetup([classId]) })),
  'stageTests.save': hidden(({ stageTestId: testId, classId }) => ({ ...stageSetup([classId]), testId, revision: 1 })),
  'stageTests.move': test({ to: 'archived' }),
  'stageTests.remove': test(),
  'stageTests.history': test(),
  'stageTests.template': test({ format: 'csv' }),
  // A walker brings no form, so that the test is not even looked for.
  'stageTests.upload': own(),
  'stageTests.homework': test({ subjectId: JUNIOR_MATHS }),
  'stageTests.feed': hidden(({ stageTestId: testId, homeworkId }) => ({
    testId,
    subjectId: JUNIOR_MATHS,
    homeworkIds: [homeworkId],
  })),
  'stageTests.imports': test(),
  'stageTests.importInfo': ofImport(),
  'stageTests.rows': ofImport(),
  'stageTests.check': ofImport({ fields: ['studentNo'] }),
  'stageTests.mend': ofImport({ rowNo: 1, skipped: true }),
  'stageTests.apply': ofImport(),
  'stageTests.undo': ofImport(),
  'stageTests.discard': ofImport(),
  'stageTests.overview': test(),
  'stageTests.students': test(),
  'stageTests.questions': test({ subjectId: JUNIOR_MATHS }),
  'stageTests.ofStudent': hidden(({ studentId }) => ({ studentId })),
  'stageTests.mine': own(),
  'stageTests.exportTable': test({ table: 'students', format: 'csv' }),
};
