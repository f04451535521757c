import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameInGrade } from './rules-names.js';

describe('the name of a class in the next grade', () => {
  it.each([
    ['八年级(1)班', 8, '九年级(1)班'],
    ['七年级（12）班', 7, '八年级（12）班'],
    ['六年级(2)班', 6, '七年级(2)班'],
    ['九年级(1)班', 9, '高一(1)班'],
    ['高一(3)班', 10, '高二(3)班'],
    ['高一年级3班', 10, '高二年级3班'],
    ['初二(4)班', 8, '初三(4)班'],
    ['初三(4)班', 9, '高一(4)班'],
    ['小六1班', 6, '初一1班'],
    ['八(3)班', 8, '九(3)班'],
    ['8年级2班', 8, '9年级2班'],
    ['8(3)班', 8, '9(3)班'],
    ['801班', 8, '901班'],
    ['901班', 9, '1001班'],
    ['Grade 8 Class 1', 8, 'Grade 9 Class 1'],
    ['东校区八年级(1)班', 8, '东校区九年级(1)班'],
    ['十一年级(1)班', 11, '十二年级(1)班'],
  ])('%s of grade %i becomes %s', (name, gid, next) => {
    expect(nameInGrade(name, gid, gid + 1)).toBe(next);
  });

  it.each([
    ['启航班', 8],
    ['2024级1班', 8],
    ['七年级(1)班', 8],
    ['十一年级(1)班', 1],
    ['Grade 10 Class 1', 1],
    ['高一(1)班', 1],
    ['', 3],
  ])('%s does not tell that it is grade %i', (name, gid) => {
    expect(nameInGrade(name, gid, gid + 1)).toBeUndefined();
  });

  it('tells the new grade in turn, so that the next year finds it again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 11 }),
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom('年级', '小初高', '括号'),
        (gid, at, way) => {
          const start = nameInGrade(
            way === '年级' ? `一年级(${at})班` : way === '括号' ? `1(${at})班` : `小一(${at})班`,
            1,
            gid,
          );
          const next = nameInGrade(start ?? '', gid, gid + 1);
          expect(next).toBeDefined();
          expect(next).not.toBe(start);
        },
      ),
    );
  });
});
