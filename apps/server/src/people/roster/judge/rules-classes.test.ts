import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClassBook, gradeOf, gradeWord, newClassName, readClassWords } from './rules-classes.js';

describe('the words of a class', () => {
  it.each([
    '八年级(1)班',
    '八年级（1）班',
    '八(1)班',
    '初二1班',
    '初二（1）班',
    '8-1',
    '801',
    '8年级1班',
    '8(1)班',
    'Grade 8 Class 1',
    '八年级 1 班',
    '八年级一班',
  ])('%s is the first of the eighth grade', (text) =>
    expect(readClassWords(text, null)).toMatchObject({ gid: 8, nth: 1 }),
  );
  it.each([
    ['高一(12)班', 10, 12],
    ['1203', 12, 3],
    ['小三2班', 3, 2],
    ['十二年级(1)班', 12, 1],
    ['实验班', null, null],
  ])('%s is %s, %s', (text, gid, nth) => expect(readClassWords(text, null)).toMatchObject({ gid, nth }));
  it('need the grade beside them where they do not say it', () => {
    expect(readClassWords('3班', 8)).toMatchObject({ gid: 8, nth: 3 });
    expect(readClassWords('3班', null)).toMatchObject({ gid: null, nth: null });
  });
});

it('a grade is known by its own word', () => {
  for (let gid = 1; gid <= 12; gid++)
    expect([gradeOf(gradeWord(gid)), gradeOf(String(gid)), gradeOf(`Grade ${gid}`)]).toEqual([gid, gid, gid]);
  expect(['13', '0', '2024级', '高四', ''].map(gradeOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('the classes of a school', () => {
  const school = { firstGid: 7, lastGid: 9 };
  const known = [
    { classId: 'a', name: '初二1班', gid: 8 },
    { classId: 'b', name: '八年级火箭班', gid: 8 },
  ];
  it.each(['8-1', '八年级(1)班', '初二1班'])('%s finds the class however it is written', (text) =>
    expect(new ClassBook(known, school).meaningOf(readClassWords(text, null))).toMatchObject({
      is: 'known',
      classId: 'a',
      name: '初二1班',
    }),
  );
  it.each([
    ['8-2', { is: 'new', name: '八年级(2)班', gid: 8 }],
    ['3-1', { is: 'wrong', problem: 'grade-outside' }],
    ['火箭班', { is: 'wrong', problem: 'grade-unknown' }],
  ])('%s: %o', (text, meaning) =>
    expect(new ClassBook(known, school).meaningOf(readClassWords(text, null))).toMatchObject(meaning),
  );
  it('two spellings of a new class are one class', () => {
    const book = new ClassBook([], school);
    const name = (text: string) => {
      const one = book.meaningOf(readClassWords(text, null));
      return one.is === 'new' ? one.name : one;
    };
    expect([name('初二3班'), name('8-3'), name('八年级（3）班')]).toEqual(['初二3班', '初二3班', '初二3班']);
  });
  it('a name that was made is read as the same class', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 40 }), (gid, nth) => {
        expect(readClassWords(newClassName({ text: `${gid}-${nth}`, gid, nth }), null)).toMatchObject({ gid, nth });
      }),
    );
  });
});
