import { questionsApi } from '@zhibi/contract/questions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenTo } from '../../../test/event-source.js';
import type { Person } from '../../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';
import { keepQuestions, type Wanted } from '../sample-bank.js';
import { takeCart } from './take-cart.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  school = await world.newSchool();
  teacher = await school.newTeacher();
});

const subjectId = JUNIOR_MATHS;
const keep = (...wanted: Wanted[]) =>
  keepQuestions(world.services.database, { schoolId: school.schoolId, kind: 'school' }, wanted);
const add = (questionId: string, who = teacher) => who.call(questionsApi.addToCart, { subjectId, questionId });
const refusal = async (questionId: string, who = teacher) => {
  const { code, reason, msg } = await who.refused(questionsApi.addToCart, { subjectId, questionId });
  return { code, reason, msg };
};

describe('a cart', () => {
  it('is empty at first', async () => {
    expect(await teacher.call(questionsApi.cart, { subjectId })).toEqual({
      subjectId,
      groups: [],
      minutes: 0,
      difficulty: null,
    });
  });

  it('groups by type with whole shares, in the order the questions came', async () => {
    const [essay = '', second = '', first = ''] = await keep(
      { type: 'subjective', minutes: 6.5, difficulty: 0.4 },
      {},
      {},
    );
    for (const id of [essay, first, second]) await add(id);
    expect(await teacher.call(questionsApi.cart, { subjectId })).toEqual({
      subjectId,
      groups: [
        { quesType: 2, quesIds: [first, second], share: 67 },
        { quesType: 1, quesIds: [essay], share: 33 },
      ],
      minutes: 10.5,
      difficulty: 0.6,
    });
  });

  it('belongs to one teacher', async () => {
    const [id = ''] = await keep({});
    await add(id);
    const colleague = await school.newTeacher();
    expect((await colleague.call(questionsApi.cart, { subjectId })).groups).toEqual([]);
  });

  it('loses what is taken out, and everything when nothing is named', async () => {
    const [one = '', two = '', three = ''] = await keep({}, {}, {});
    for (const id of [one, two, three]) await add(id);
    const less = await teacher.call(questionsApi.removeFromCart, { subjectId, questionIds: [two, newId()] });
    expect(less.groups[0]?.quesIds).toEqual([one, three]);
    expect((await teacher.call(questionsApi.removeFromCart, { subjectId, questionIds: [] })).groups).toEqual([]);
  });
});

it('tells the other browsers of the teacher, and nobody else, when it changes', async () => {
  const busy = await openTestWorld();
  try {
    const here = await busy.newSchool();
    const [owner, colleague] = [await here.newTeacher(), await here.newTeacher()];
    const [id = ''] = await keepQuestions(busy.services.database, { schoolId: here.schoolId, kind: 'school' }, [{}]);
    const address = await busy.services.app.listen({ host: '127.0.0.1', port: 0 });
    const [stream, other] = [await listenTo(address, owner.token), await listenTo(address, colleague.token)];
    await owner.call(questionsApi.addToCart, { subjectId, questionId: id });
    await owner.call(questionsApi.removeFromCart, { subjectId, questionIds: [id] });
    await colleague.call(questionsApi.addToCart, { subjectId, questionId: id });
    const reported = { name: 'cart', data: { subjectId } };
    const [first, second, ofColleague] = [await stream.next(), await stream.next(), await other.next()];
    for (const event of [first, second, ofColleague]) expect(event).toMatchObject(reported);
    expect(ofColleague.id).toBeGreaterThan(second.id); // the first two came to their owner only
    for (const one of [stream, other]) one.close();
  } finally {
    await busy.close();
  }
});

describe('adding to a cart', () => {
  it('refuses the same question a second time', async () => {
    const [id = ''] = await keep({});
    await add(id);
    expect(await refusal(id)).toEqual({ code: -1409, reason: 'duplicate', msg: '试题篮中已有相同试题' });
  });

  it('takes one of two at once and refuses the other', async () => {
    const [id = ''] = await keep({});
    const answers = await Promise.all(
      [1, 2].map(() => teacher.send(questionsApi.addToCart, { subjectId, questionId: id })),
    );
    expect(answers.map((one) => one.json().code).sort()).toEqual([-1409, 1]);
    expect((await teacher.call(questionsApi.cart, { subjectId })).groups).toMatchObject([{ quesIds: [id] }]);
  });

  it('refuses a question of another subject', async () => {
    const [id = ''] = await keep({ subjectId: 203 });
    expect(await refusal(id)).toEqual({ code: -1409, reason: 'wrong-subject', msg: '所选试题与当前学科不符' });
  });

  it('refuses a question of another stage than those in the basket', async () => {
    const [here = '', primary = '', bridging = ''] = await keep({}, { subjectId: 102, stage: 1 }, { stage: 1 });
    await add(here);
    const refused = { code: -1409, reason: 'wrong-stage', msg: '所选试题与试题篮中的试题不在同一学段' };
    expect(await refusal(primary)).toEqual(refused);
    expect(await refusal(bridging)).toEqual(refused);
  });

  it('refuses the 201st question, also when several come at once', async () => {
    const ids = await keep(...Array.from({ length: 202 }, () => ({})));
    const owner = teacher.ids.accountId;
    await world.services.database.asSystem((db) =>
      db.execute(sql`insert into cart_item (school_id, account_id, subject_id, question_id)
        select ${school.schoolId}, ${owner}, ${subjectId}, id from jsonb_to_recordset(${JSON.stringify(ids.slice(0, 199).map((id) => ({ id })))}::jsonb) as given(id uuid)`),
    );
    const answers = await Promise.all(
      ids.slice(199).map((questionId) => teacher.send(questionsApi.addToCart, { subjectId, questionId })),
    );
    expect(answers.map((one) => one.json().data.reason ?? 'taken').sort()).toEqual(['cart-full', 'cart-full', 'taken']);
  });

  it('does not know questions of another school, of a colleague, or that nobody made', async () => {
    const other = await world.newSchool();
    const { database } = world.services;
    const [foreign = ''] = await keepQuestions(database, { schoolId: other.schoolId, kind: 'school' }, [{}]);
    const mine = { schoolId: school.schoolId, kind: 'mine' as const, ownerAccountId: newId() };
    const [ofColleague = ''] = await keepQuestions(database, mine, [{}]);
    for (const id of [foreign, ofColleague, newId()]) expect((await refusal(id)).code).toBe(-1404);
  });
});

it('taking a cart empties it into one hand of two', async () => {
  const [one = '', two = ''] = await keep({ type: 'fill-in' }, {});
  for (const id of [one, two]) await add(id);
  const owner = { accountId: teacher.ids.accountId, schoolId: school.schoolId };
  const take = () =>
    world.services.database.asActor({ schoolIds: [owner.schoolId] }, (db) => takeCart(db, owner, subjectId));
  const taken = await Promise.all([take(), take()]);
  expect(taken.map((hand) => hand.map((question) => question.questionId)).sort((a, b) => a.length - b.length)).toEqual([
    [],
    [one, two],
  ]);
});
