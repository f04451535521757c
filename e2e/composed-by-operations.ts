import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import { actFor as actInSchool } from '../apps/server/test/acting.js';
import { freshQuestion, sampleContent } from '../apps/server/test/question.js';
import { JUNIOR_MATHS, type TestSchool, type TestWorld } from '../apps/server/test/school.js';

/** A paper that operations have composed for the school: whoever acts for it goes on with it. Answers its id. */
export async function composedByOperations(world: TestWorld, { schoolId }: TestSchool): Promise<string> {
  const operator = await actInSchool(await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] }), schoolId);
  const { questionId } = await operator.call(writingApi.save, { ...freshQuestion, content: sampleContent() });
  const inMaths = { subjectId: JUNIOR_MATHS };
  await operator.call(questionsApi.addToCart, { ...inMaths, questionId });
  return (await operator.call(papersApi.create, inMaths)).paperId;
}
