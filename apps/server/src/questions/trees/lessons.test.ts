import { type TreeOf, treesApi } from '@zhibi/contract/questions/trees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';

const PRIMARY_CHINESE = 101;

let world: TestWorld;
let maintainer: Person;
beforeAll(async () => {
  world = await openTestWorld();
  maintainer = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
});
afterAll(() => world.close());

let editions = 0;
const fields = (subjectId: number) => ({
  subjectId,
  gid: subjectId === PRIMARY_CHINESE ? 4 : 8,
  volume: '上册',
  edition: `第${++editions}版`,
  title: '书',
});
/** A textbook with these chapters, and knowledge points of its subject. */
async function newBook(subjectId: number, outline = '一\n\t甲\n\t乙', points = '') {
  const { textbookId } = await maintainer.call(treesApi.saveBook, { revision: 0, book: fields(subjectId) });
  const of = { kind: 'chapter' as const, textbookId };
  await maintainer.call(treesApi.applyOutline, { of, revision: 0, outline });
  const knowledge: TreeOf = { kind: 'knowledge', subjectId };
  if (points) {
    const { revision } = await maintainer.call(treesApi.tree, { of: knowledge });
    await maintainer.call(treesApi.applyOutline, { of: knowledge, revision, outline: points });
  }
  const nodes = [...(await read(of)).nodes, ...(await read(knowledge)).nodes];
  const ids = new Map(nodes.map(({ id, title }) => [title, id]));
  return { textbookId, of, knowledge, id: (title: string) => ids.get(title) ?? '' };
}
const read = (of: TreeOf) => maintainer.call(treesApi.tree, { of });
const nothing = { hours: null, words: [], points: [] };

describe('a lesson', () => {
  it('says its hours and its words; a word that stays keeps its id', async () => {
    const { textbookId, of, id } = await newBook(PRIMARY_CHINESE);
    const nodeId = id('甲');
    const say = (revision: number, words: string[]) =>
      maintainer.call(treesApi.saveLesson, { ...nothing, of, revision, nodeId, hours: 1.5, words });
    const lesson = () => maintainer.call(treesApi.lesson, { textbookId, nodeId });
    await say(1, ['春天', '花朵', '春天', '小鸟']);
    const before = await lesson();
    expect(before.words.map(({ word }) => word)).toEqual(['春天', '花朵', '小鸟']);
    await say(2, ['小鸟', '大地', '春天']);
    const after = await lesson();
    expect(after).toMatchObject({ hours: 1.5, words: [{ word: '小鸟' }, { word: '大地' }, { word: '春天' }] });
    expect(after.words[0]?.wordId).toBe(before.words[2]?.wordId);
    expect(after.words[2]?.wordId).toBe(before.words[0]?.wordId);
    const { nodes } = await read(of);
    expect(nodes.find((node) => node.id === nodeId)).toMatchObject({ hours: 1.5, words: 3, links: 0 });
  });

  it('names knowledge points of its subject with a weight, and the textbook is mapped so far', async () => {
    const { textbookId, of, knowledge, id } = await newBook(JUNIOR_MATHS, '一\n\t甲\n\t乙', '代数\n\t整式\n\t方程');
    const points = [
      { knowledgeId: id('整式'), weight: 3 },
      { knowledgeId: id('方程'), weight: 1 },
    ];
    await maintainer.call(treesApi.saveLesson, { ...nothing, of, revision: 1, nodeId: id('甲'), points });
    const lesson = await maintainer.call(treesApi.lesson, { textbookId, nodeId: id('甲') });
    expect(lesson.points.map(({ title, weight }) => [title, weight])).toEqual([
      ['整式', 3],
      ['方程', 1],
    ]);
    expect((await maintainer.call(treesApi.book, { textbookId })).mapped).toBe(0.5);
    expect((await read(knowledge)).nodes.find((node) => node.id === id('整式'))?.links).toBe(1);
  });

  it('refuses what is none of it, and changes nothing then', async () => {
    const maths = await newBook(JUNIOR_MATHS);
    const english = await newBook(JUNIOR_ENGLISH, '一', '语法');
    const { of, textbookId } = maths;
    const nodeId = maths.id('甲');
    const refused = async (change: Partial<Parameters<typeof say>[0]>) => {
      const { code, reason } = await maintainer.refused(treesApi.saveLesson, say(change));
      return reason ?? code;
    };
    const say = (change: Record<string, unknown>) => ({ ...nothing, of, revision: 1, nodeId, ...change });
    expect(await refused({ words: ['春天'] })).toBe('no-words');
    expect(await refused({ points: [{ knowledgeId: english.id('语法'), weight: 1 }] })).toBe('point-gone');
    expect(await refused({ points: [{ knowledgeId: newId(), weight: 1 }] })).toBe('point-gone');
    expect(await refused({ nodeId: english.id('一') })).toBe('node-gone');
    expect(await refused({ revision: 0 })).toBe('changed');
    expect(await refused({ of: maths.knowledge })).toBe(-1400);
    for (const hours of [0, 0.4, 1.25, 99.5]) expect(await refused({ hours })).toBe(-1400);
    for (const weight of [0, 6, 1.5]) expect(await refused({ points: [{ knowledgeId: newId(), weight }] })).toBe(-1400);
    expect(await refused({ words: ['一二三四五六七八九十一二三'] })).toBe(-1400);
    expect(await maintainer.call(treesApi.lesson, { textbookId, nodeId })).toEqual({
      hours: null,
      words: [],
      points: [],
    });
    expect((await maintainer.refused(treesApi.lesson, { textbookId, nodeId: english.id('一') })).code).toBe(-1404);
  });

  it('goes and comes back with its chapter, and with the knowledge point that it teaches', async () => {
    const { textbookId, of, knowledge, id } = await newBook(PRIMARY_CHINESE, '一\n\t甲', '字词');
    const points = [{ knowledgeId: id('字词'), weight: 2 }];
    const nodeId = id('甲');
    await maintainer.call(treesApi.saveLesson, { of, revision: 1, nodeId, hours: 2, words: ['山水'], points });
    const before = await maintainer.call(treesApi.lesson, { textbookId, nodeId });
    expect(await maintainer.call(treesApi.touched, { of, nodeId })).toMatchObject({ nodes: 1, taught: 1 });
    const lessonGone = await maintainer.call(treesApi.removeNode, { of, revision: 2, nodeId });
    await maintainer.call(treesApi.undoRemoval, { undoId: lessonGone.undoId });
    expect(await maintainer.call(treesApi.lesson, { textbookId, nodeId })).toEqual(before);
    const { revision } = await read(knowledge);
    const pointGone = await maintainer.call(treesApi.removeNode, { of: knowledge, revision, nodeId: id('字词') });
    expect((await maintainer.call(treesApi.lesson, { textbookId, nodeId })).points).toEqual([]);
    await maintainer.call(treesApi.undoRemoval, { undoId: pointGone.undoId });
    expect(await maintainer.call(treesApi.lesson, { textbookId, nodeId })).toEqual(before);
  });

  it('is copied into a new edition', async () => {
    const { textbookId, of, id } = await newBook(PRIMARY_CHINESE, '一\n\t甲', '阅读');
    const points = [{ knowledgeId: id('阅读'), weight: 5 }];
    await maintainer.call(treesApi.saveLesson, {
      of,
      revision: 1,
      nodeId: id('甲'),
      hours: 3,
      words: ['江河'],
      points,
    });
    const clone = await maintainer.call(treesApi.cloneBook, {
      textbookId,
      book: fields(PRIMARY_CHINESE),
      withQuestions: false,
    });
    const copy = (await read({ kind: 'chapter', textbookId: clone.textbookId })).nodes.find(
      ({ title }) => title === '甲',
    );
    const nodeId = copy?.id ?? '';
    const lesson = await maintainer.call(treesApi.lesson, { textbookId: clone.textbookId, nodeId });
    expect(lesson).toMatchObject({ hours: 3, words: [{ word: '江河' }], points: [{ weight: 5 }] });
    const original = await maintainer.call(treesApi.lesson, { textbookId, nodeId: id('甲') });
    expect(lesson.words[0]?.wordId).not.toBe(original.words[0]?.wordId);
  });
});

describe('a check', () => {
  it('names lessons that lack something, and the orphans among the knowledge points', async () => {
    const { textbookId, of, knowledge, id } = await newBook(
      JUNIOR_ENGLISH,
      '一\n\t甲\n\t乙',
      '时态\n\t一般时\n\t完成时',
    );
    const points = [{ knowledgeId: id('一般时'), weight: 1 }];
    await maintainer.call(treesApi.saveLesson, { ...nothing, of, revision: 1, nodeId: id('甲'), hours: 1, points });
    const { findings } = await maintainer.call(treesApi.checkTree, { of });
    expect(findings.map(({ flaw, path }) => `${flaw} ${path}`)).toEqual([
      'no-questions 一 / 甲',
      'no-questions 一 / 乙',
      'no-points 一 / 乙',
      'no-hours 一 / 乙',
    ]);
    const orphans = async () =>
      (await maintainer.call(treesApi.checkTree, { of: knowledge })).findings
        .filter(({ flaw, path }) => flaw === 'orphan' && path.startsWith('时态'))
        .map(({ title }) => title);
    expect(await orphans()).toEqual(['完成时']);
    await maintainer.call(treesApi.retireBook, { textbookId, revision: 0 });
    expect(await orphans()).toEqual(['一般时', '完成时']);
    const { bytes } = await maintainer.download(treesApi.exportCheck, { textbookId, format: 'csv' });
    expect(bytes.toString()).toContain('"没有知识点","乙","一 / 乙"');
    expect((await maintainer.refused(treesApi.checkTree, { of: { ...of, textbookId: newId() } })).code).toBe(-1404);
  });
});

describe('the lessons of a textbook', () => {
  const sheetOf = async (textbookId: string, format: 'xlsx' | 'csv') => {
    const { bytes } = await maintainer.download(treesApi.exportTree, { textbookId, format });
    return (await maintainer.call(treesApi.readOutline, { file: new File([new Uint8Array(bytes)], `x.${format}`) }))
      .outline;
  };
  const lessonOf = async (textbookId: string, nodeId: string) => {
    const { hours, words, points } = await maintainer.call(treesApi.lesson, { textbookId, nodeId });
    return { hours, words: words.map(({ word }) => word), points: points.map(({ title, weight }) => [title, weight]) };
  };

  it.each(['xlsx', 'csv'] as const)('go out as %s with the tree, and come into another one', async (format) => {
    const root = `识字${format}`;
    const one = await newBook(PRIMARY_CHINESE, '一\n\t甲\n\t乙', `${root}\n\t形声字${format}\n\t会意字${format}`);
    const points = [
      { knowledgeId: one.id(`形声字${format}`), weight: 3 },
      { knowledgeId: one.id(`会意字${format}`), weight: 1 },
    ];
    const [of, nodeId] = [one.of, one.id('甲')];
    await maintainer.call(treesApi.saveLesson, {
      of,
      revision: 1,
      nodeId,
      hours: 1.5,
      words: ['春天', '花朵'],
      points,
    });
    const outline = await sheetOf(one.textbookId, format);
    expect(outline).toBe(`一\n\t甲 | 1.5 | 形声字${format}×3；会意字${format} | 春天、花朵\n\t乙`);
    const other = await newBook(PRIMARY_CHINESE, outline);
    expect(await lessonOf(other.textbookId, other.id('甲'))).toEqual(await lessonOf(one.textbookId, nodeId));
    expect(await lessonOf(other.textbookId, other.id('乙'))).toEqual({ hours: null, words: [], points: [] });
  });

  it('change by an outline only in what it says; what it cannot mean is named and left out', async () => {
    const { textbookId, of, id } = await newBook(PRIMARY_CHINESE, '一 | 4\n\t甲 | 2 | | 天、地');
    const [before] = (await maintainer.call(treesApi.lesson, { textbookId, nodeId: id('甲') })).words;
    const outline = '一\n\t甲 | 3 | 没有的知识点 | 地、天、人\n\t乙 | 一课时';
    const { lines } = await maintainer.call(treesApi.tryOutline, { of, outline });
    expect(lines.map(({ state, problem, says }) => [state, problem, says])).toEqual([
      ['kept', undefined, undefined],
      ['kept', 'points', ['hours', 'words']],
      ['new', 'hours', []],
    ]);
    await maintainer.call(treesApi.applyOutline, { of, revision: 1, outline });
    expect(await lessonOf(textbookId, id('一'))).toMatchObject({ hours: 4 });
    expect(await lessonOf(textbookId, id('甲'))).toEqual({ hours: 3, words: ['地', '天', '人'], points: [] });
    const { words } = await maintainer.call(treesApi.lesson, { textbookId, nodeId: id('甲') });
    expect(words.find(({ word }) => word === '天')?.wordId).toBe(before?.wordId);
  });
});
