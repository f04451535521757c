import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOwners } from './card-numbers.js';

const student = (studentNo: string, studentId = studentNo) => ({ studentId, name: `学生${studentNo}`, studentNo });
const numbers = (list: ReturnType<typeof student>[]) =>
  Object.fromEntries(cardOwners(list).map(({ studentId, no }) => [studentId, no]));

describe('whose a card is', () => {
  it('is told by the last two digits of the student number', () => {
    expect(numbers([student('20260307'), student('20260312'), student('3')])).toEqual({
      '20260307': 7,
      '20260312': 12,
      3: 3,
    });
  });

  it('is a free number from the highest down where there are no such digits, or somebody has them', () => {
    expect(numbers([student('', 'none'), student('103'), student('203'), student('99')])).toEqual({
      none: 60,
      99: 59,
      103: 3,
      203: 58,
    });
  });

  it('never is two people, nor changes with the order of the list', () => {
    const list = fc.uniqueArray(fc.stringMatching(/^[0-9A-Z]{0,6}$/), { maxLength: 80 });
    fc.assert(
      fc.property(list, (ids) => {
        const students = ids.map((id) => student(id));
        const owners = cardOwners(students);
        expect(new Set(owners.map(({ no }) => no)).size).toBe(owners.length);
        expect(new Set(owners.map(({ studentId }) => studentId)).size).toBe(owners.length);
        expect(owners).toHaveLength(Math.min(60, students.length));
        expect(cardOwners([...students].reverse())).toEqual(owners);
      }),
    );
  });

  it('stays when somebody with a number of their own comes', () => {
    const before = numbers([student('101'), student('102')]);
    expect(numbers([student('101'), student('102'), student('103')])).toMatchObject(before);
  });
});
