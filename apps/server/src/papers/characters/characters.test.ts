import { papersApi } from '@zhibi/contract/papers';
import { type CharacterPrint, charactersApi, unreadWords, type WritingWay } from '@zhibi/contract/papers/characters';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { JUNIOR_ENGLISH, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';
import { importBank, PLATFORM_SCHOOL } from '../../questions/index.js';
import { chapterWord } from '../../questions/tables.js';

const PRIMARY_CHINESE = 101;
const word = (text: string, reading: string[] | null = null, wordId: string | null = null) => ({
  wordId,
  word: text,
  reading,
});
const wanted = (way: WritingWay, words: ReturnType<typeof word>[], print: Partial<CharacterPrint> = {}) => ({
  subjectId: way === 'english' ? JUNIOR_ENGLISH : PRIMARY_CHINESE,
  title: '生字练习',
  words,
  print: { way, grid: 'tian' as const, cellMm: 14, rows: 1, pinyin: true, ...print },
});

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  school = await world.newSchool();
  teacher = await school.newTeacher([], PRIMARY_CHINESE);
});

const paperOf = async (input: ReturnType<typeof wanted>) => {
  const { paperId } = await teacher.call(charactersApi.create, input);
  return teacher.call(papersApi.detail, { paperId });
};
const itemsOf = (paper: Awaited<ReturnType<typeof paperOf>>) => paper.sections.flatMap(({ items }) => items);

describe('a sheet of characters', () => {
  it('becomes a paper of its words, a point for each character', async () => {
    const paper = await paperOf(wanted('trace', [word('银行'), word('翻')]));
    expect(paper.sections.map(({ title }) => title)).toEqual(['一、描一描，写一写']);
    expect(itemsOf(paper).map(({ type, score }) => [type, score])).toEqual([
      [7, 2],
      [7, 1],
    ]);
  });

  it('has a calligraphy area for every square, which knows its expected character', async () => {
    const paper = await paperOf(wanted('strokes', [word('银行')]));
    const { geometry, issues } = await teacher.call(papersApi.layOut, { paperId: paper.paperId });
    expect(issues).toEqual([]);
    const [item] = itemsOf(paper);
    const { answer } = item?.body ?? { answer: undefined };
    const expected = geometry.areas
      .filter(({ areaType }) => areaType === 7)
      .map(({ blankIndex }) => (answer?.kind === 'blanks' ? answer.blanks[blankIndex ?? -1]?.accepted[0] : undefined));
    // Twelve squares of 14 mm in a row, the first of which is the model.
    expect(expected).toEqual([...Array(11).fill('银'), ...Array(11).fill('行')]);
  });

  it('reads each character as its word does, unless its teacher knows better', async () => {
    const words = [word('银行'), word('行走'), word('音乐'), word('快乐'), word('重量', ['chóng', 'liàng'])];
    const { readings } = await teacher.call(charactersApi.preview, wanted('dictation', words));
    expect(readings.map(({ syllables }) => syllables.join(' '))).toEqual([
      'yín háng',
      'xíng zǒu',
      'yīn yuè',
      'kuài lè',
      'chóng liàng',
    ]);
  });

  it('leaves the line empty over a character that no table reads, and asks for its reading only once somebody said it', async () => {
    const { readings } = await teacher.call(charactersApi.preview, wanted('trace', [word('𠮷祥')]));
    expect(readings).toEqual([{ word: '𠮷祥', syllables: ['', 'xiáng'] }]);
    for (const way of ['dictation', 'pinyin'] as const)
      expect(await teacher.refused(charactersApi.create, wanted(way, [word('𠮷祥')]))).toMatchObject({
        data: { fields: { words: unreadWords.zh } },
      });
    const [item] = itemsOf(await paperOf(wanted('dictation', [word('𠮷祥', ['jí', 'xiáng'])])));
    expect(JSON.stringify(item?.body.stem)).not.toContain('𠮷');
  });

  it('asks for the pinyin itself where pinyin is written', async () => {
    const [item] = itemsOf(await paperOf(wanted('pinyin', [word('春天')])));
    expect(item?.body.answer).toEqual({ kind: 'blanks', blanks: [{ accepted: ['chūn'] }, { accepted: ['tiān'] }] });
  });

  it('asks the same question whether a word is traced, copied or dictated', async () => {
    const asked = async (way: WritingWay) =>
      itemsOf(await paperOf(wanted(way, [word('春天')]))).map(({ questionId }) => questionId);
    const traced = await asked('trace');
    expect(await asked('dictation')).toEqual(traced);
    expect(await asked('pinyin')).not.toEqual(traced);
  });

  it('takes a word once, and says which characters nobody drew the strokes of', async () => {
    const shown = await teacher.call(
      charactersApi.preview,
      wanted('strokes', [word('春天'), word('春天'), word('㼆')]),
    );
    expect(shown).toMatchObject({ pageCount: 1, withoutStrokes: ['㼆'] });
    expect(shown.readings.map((one) => one.word)).toEqual(['春天', '㼆']);
  });
});

describe('is refused', () => {
  const refused = (input: ReturnType<typeof wanted>) => teacher.refused(charactersApi.create, input);

  it('in another subject', async () => {
    expect((await refused({ ...wanted('trace', [word('春')]), subjectId: JUNIOR_ENGLISH })).reason).toBe(
      'wrong-subject',
    );
    expect((await refused({ ...wanted('english', [word('pen')]), subjectId: PRIMARY_CHINESE })).reason).toBe(
      'wrong-subject',
    );
  });

  it.each([
    ['letters where characters are written', wanted('trace', [word('春pen')])],
    ['characters where letters are written', wanted('english', [word('春')])],
    ['a word of more characters than a row of squares', wanted('copy', [word('春'.repeat(13))])],
    ['a reading with too few syllables', wanted('dictation', [word('春天', ['chūn'])])],
  ])('for %s', async (_, input) => {
    expect((await refused(input)).code).toBe(-1400);
  });
});

it('takes the words of a lesson, in the order of its textbook', async () => {
  const [bookId, chapterId, wordId] = [newId(), newId(), newId()];
  await world.services.database.asSystem(async (db) => {
    await importBank(db, {
      bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' },
      textbooks: [
        {
          id: bookId,
          subjectId: PRIMARY_CHINESE,
          gid: 3,
          volume: '上册',
          edition: '统编版',
          title: '三年级上册',
          chapters: [{ id: chapterId, title: '1 大青树下的小学', children: [] }],
        },
      ],
    });
    await db.insert(chapterWord).values([
      { id: newId(), chapterId, word: '早晨', position: 1 },
      { id: wordId, chapterId, word: '坪坝', position: 0 },
    ]);
  });
  const { items } = await teacher.call(charactersApi.lessons, { subjectId: PRIMARY_CHINESE });
  expect(items.map(({ title, book, words }) => [title, book, words.map((one) => one.word)])).toEqual([
    ['1 大青树下的小学', '三年级上册', ['坪坝', '早晨']],
  ]);
  expect(items[0]?.words[0]?.wordId).toBe(wordId);
});
