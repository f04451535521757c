import { type AssistantAnswer, AssistantPiece, assistantApi } from '@zhibi/contract/assistant';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, ModelServer } from '../../../test/assistant/model-server.js';
import { type AssistantWorld, CLASSES, NAMES, openAssistantWorld } from '../../../test/assistant/world.js';
import type { Person } from '../../../test/person.js';
import { TestCourse } from '../../../test/test-course.js';

const { ask, askStreamed, history, model: modelOf, setModel } = assistantApi;
const KEY = 'key-of-the-model';
const [STUDENT, OTHER] = NAMES;

/** A school with papers, ink and exams is made first. */
const WORLD_MS = 300_000;
let model: ModelServer;
let school: AssistantWorld;
beforeAll(async () => {
  model = await ModelServer.open();
  school = await openAssistantWorld({
    MODEL_URL: model.url,
    MODEL_NAME: 'test-model',
    MODEL_KEY: KEY,
    MODEL_SECONDS: '4',
    MODEL_TOKENS_A_DAY: '100000',
  });
  await school.leader.call(setModel, { enabled: true, revision: 0 });
}, WORLD_MS);
afterAll(async () => {
  await school.world.close();
  await model.close();
});
beforeEach(async () => {
  model.heard.length = 0;
  await school.teacher.call(assistantApi.clear, {});
});

async function answerTo(person: Person, text: string): Promise<AssistantAnswer> {
  school.world.clock.forward(4_000);
  return (await person.call(ask, { text })).answer;
}
const said = ({ lines }: AssistantAnswer) => lines.map(({ text }) => text).join('\n');
/** The token that stands in a question. */
const tokenIn = (text = '') => /\[#\d+\]/.exec(text)?.[0] ?? '';

describe('whether it is asked', () => {
  it('is off until the administrator of the school lets it, and then asked with its key', async () => {
    const course = await TestCourse.of(school.world, 1);
    const leader = await course.school.newLeader('SCHOOLADMIN');
    expect((await answerTo(course.teacher, '我教哪些班')).model).toBeNull();
    expect(model.heard).toEqual([]);
    const shown = await leader.call(modelOf, {});
    expect(shown).toMatchObject({ enabled: false, revision: 0, tokensADay: 100_000, can: { change: true } });
    expect(shown.place).toEqual({ host: new URL(model.url).host, name: 'test-model' });
    expect(shown.sample.sent.join('\n')).not.toContain('王小明');
    expect(JSON.stringify(shown)).not.toContain(KEY);
    expect((await course.teacher.refused(setModel, { enabled: true, revision: 0 })).code).toBe(-1403);
    await leader.call(setModel, { enabled: true, revision: 0 });
    expect((await leader.refused(setModel, { enabled: false, revision: 0 })).reason).toBe('changed');
    expect((await course.teacher.call(history, {})).model).toBe('test-model');
    model.script = after(
      () => ({ what: 'my-classes' }),
      () => '你教一个班 [1]。',
    );
    expect(said(await answerTo(course.teacher, '我教哪些班'))).toBe('你教一个班。');
    expect(model.authorization).toBe(`Bearer ${KEY}`);
  });
});

describe('an answer with a model', () => {
  it('says what was looked up, with its sources, and the names again', async () => {
    model.script = after(
      ({ messages }) => ({ what: 'student-result', student: tokenIn(messages[1]?.content) }),
      (told) => `${tokenIn(told)} 这次得了 4 分 [1]，满分也是 4 分。`,
    );
    const answer = await answerTo(school.teacher, `${STUDENT}上次考了多少分`);
    expect(said(answer)).toBe(`${STUDENT} 这次得了 4 分，满分也是 4 分。`);
    expect(answer.lines[0]?.cites).toEqual([1]);
    expect(answer.sources[0]?.to).toMatch(/^\/study\/analysis\?/);
    expect(answer.model?.name).toBe('test-model');
  });

  it('is told sentence by sentence, the whole last', async () => {
    model.script = after(
      () => ({ what: 'my-classes' }),
      () => '你教 2 个班 [1]。名单在后面。',
    );
    const response = await school.teacher.send(askStreamed, { text: '我教几个班' });
    const pieces = response.body
      .trim()
      .split('\n')
      .map((line) => AssistantPiece.parse(JSON.parse(line)));
    expect(pieces.map((piece) => Object.keys(piece)[0])).toEqual(['line', 'line', 'turn']);
    expect(pieces[0]).toMatchObject({ line: { text: '你教 2 个班。', cites: [1] } });
    expect((await school.teacher.call(history, {})).items.at(-1)?.asked).toBe('我教几个班');
  });

  it('brings a draft of the same kind, which sends nothing', async () => {
    model.script = after(
      () => ({ what: 'remind' }),
      () => '有人没交，提醒写好了。',
    );
    const answer = await answerTo(school.teacher, '催一下没交的学生');
    expect(answer.draft).toMatchObject({ kind: 'reminder' });
    expect(said(answer)).toContain('还没有发出去');
  });

  it('what is streamed is refused before it begins, as everything else', async () => {
    const { reason } = await school.teacher.refused(askStreamed, { text: '问'.repeat(2_001) });
    expect(reason).toBe('too-long');
  });
});

describe('what leaves', () => {
  it.each([
    `${STUDENT}考了多少分`,
    '董佳豪的成绩',
    'what score did Dong Jiahao get',
    `${CLASSES[0]}有理数乘法谁没交`,
    '欧阳娜娜这次考得怎么样',
    'how is Ouyang Nana doing',
    '我的手机是 13912345678，邮箱 lin@school.cn，作业谁没交',
  ])('%s: no name, no title, no number', async (text) => {
    model.script = after(
      () => ({ what: 'missing' }),
      () => '看名单 [1]。',
    );
    const answer = await answerTo(school.teacher, text);
    expect(model.heard.length).toBeGreaterThan(0);
    const { everything } = model;
    for (const secret of [...NAMES, ...CLASSES, '董佳豪', '欧阳', '娜娜', 'ong Jiahao', 'ong jiahao', 'uyang', 'Nana'])
      expect(everything).not.toContain(secret);
    for (const secret of ['有理数乘法', '一元一次方程', '13912345678', 'lin@school', school.teacher.ids.name, KEY])
      expect(everything).not.toContain(secret);
    expect(everything).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
    // The person sees word for word what left.
    const left = model.heard.at(-1)?.messages.filter(({ role }) => role !== 'assistant');
    expect(answer.model?.sent).toEqual(left?.map(({ content }) => content));
  });

  it('a student’s question names only what a student may ask for', async () => {
    model.script = () => ({ text: '好。' });
    await answerTo(school.student, '我上次考了多少分');
    const offered = model.heard[0]?.tools[0]?.function.parameters.properties.what.enum ?? [];
    expect(offered).toContain('my-score');
    expect(offered.filter((what) => ['student-result', 'missing', 'average', 'teachers-count'].includes(what))).toEqual(
      [],
    );
  });
});

describe('where it fails, the assistant answers by itself and says so', () => {
  const offline = '共 2 个班';
  it.each([
    ['silence', () => 'silence' as const, '没有及时回答'],
    ['an error', () => ({ raw: '{"error":"overloaded"}', status: 503 }), '连接不上'],
    ['no JSON', () => ({ raw: 'data: {"choices": [{"del\n\n' }), '读不懂'],
    ['a page of a proxy', () => ({ raw: '<html>502</html>' }), '读不懂'],
    ['another shape', () => ({ raw: 'data: {"choices": "none"}\n\n' }), '读不懂'],
    ['nothing at all', () => ({ raw: 'data: [DONE]\n\n' }), '读不懂'],
    ['a tool that is none', () => ({ lookUp: { what: 'delete-homework' } }), '读不懂'],
    ['going round in circles', () => ({ lookUp: { what: 'my-classes' } }), '重复查询'],
    ['talk without a lookup', () => ({ text: '你教 7 个班。' }), '没有依据'],
  ])('%s', async (_, script, why) => {
    model.script = script;
    const answer = await answerTo(school.teacher, '我教哪些班');
    expect(answer.lines[0]?.text).toContain(why);
    expect(answer.lines[0]?.text).toContain('助手自己回答');
    expect(said(answer)).toContain(offline);
    expect(answer.model?.sent.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['a number that nobody told', '你教 9 个班 [1]。'],
    ['a source that is not there', '你教 2 个班 [4]。'],
    ['a name that stands for nothing', '班主任是 [#9999] [1]。'],
    ['an act', '提醒已经发送给家长了。'],
    ['an act, in English', 'I have sent the reminder to everybody.'],
    ['an address', '请看 https://evil.example/x [1]。'],
    ['a script', '<img src=x onerror=alert(1)> [1]。'],
  ])('it says %s', async (_, text) => {
    model.script = after(
      () => ({ what: 'my-classes' }),
      () => text,
    );
    const answer = await answerTo(school.teacher, '我教哪些班');
    expect(answer.lines[0]?.text).toContain('没有依据');
    expect(said(answer)).toContain(offline);
    expect(JSON.stringify([answer.lines, answer.sources, answer.links])).not.toMatch(/9 个班|已经发送|evil|onerror/);
  });

  it('a server that is gone', async () => {
    const gone = await ModelServer.open();
    await gone.close();
    const elsewhere = await openAssistantWorld({ MODEL_URL: gone.url, MODEL_NAME: 'gone' });
    await elsewhere.leader.call(setModel, { enabled: true, revision: 0 });
    const answer = await answerTo(elsewhere.teacher, '我教哪些班');
    expect(answer.lines[0]?.text).toContain('连接不上');
    expect(said(answer)).toContain(offline);
    await elsewhere.world.close();
  });
});

describe('the budget of a school', () => {
  it('counts what was used, failures too, and ends it for the day', async () => {
    const { usedToday, revision } = await school.leader.call(modelOf, {});
    expect(usedToday).toBeGreaterThan(120);
    model.script = () => ({
      raw: 'data: {"choices":[{"delta":{"content":"好"}}],"usage":{"total_tokens":200000}}\n\n',
    });
    await answerTo(school.teacher, '我教哪些班');
    model.heard.length = 0;
    const answer = await answerTo(school.teacher, '我教哪些班');
    expect([model.heard, answer.model]).toEqual([[], null]);
    expect(answer.lines[0]?.text).toContain('额度已用完');
    expect(said(answer)).toContain('共 2 个班');
    school.world.clock.forward(13 * 3_600_000);
    model.script = after(
      () => ({ what: 'my-classes' }),
      () => '两个班 [1]。',
    );
    const [leader, teacher] = [school.leader, school.teacher];
    expect((await leader.call(modelOf, {})).usedToday).toBe(0);
    expect(said(await answerTo(teacher, '我教哪些班'))).toBe('两个班。');
    await leader.call(setModel, { enabled: false, revision });
    expect((await answerTo(teacher, `${OTHER}的成绩`)).model).toBeNull();
  });
});
