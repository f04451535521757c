import { describe, expect, it } from 'vitest';
import { homeworkOfStudent } from '../../../test/world.js';
import { groupOf, stateOf } from './student-work.js';
import { subjectSign, subjectWord } from './subject-sign.js';

const NOW = '20261121160000';

describe('what a student has to do with a homework', () => {
  it.each([
    [{ submission: 'assigned' }, 'assigned'],
    [{ submission: 'writing' }, 'writing'],
    [{ submission: 'absent', status: 'closed', endAt: '20261118200000' }, 'catchUp'],
    [{ submission: 'absent', status: 'closed', endAt: '20261101200000' }, 'missed'],
    [{ submission: 'handed-in', status: 'closed' }, 'handedIn'],
    [{ submission: 'released', status: 'closed' }, 'new'],
    [{ submission: 'released', status: 'closed', seen: true }, 'seen'],
    [{ submission: 'writing', status: 'closed' }, 'catchUp'],
    [{ submission: 'assigned', excuse: 'sick' }, 'excused'],
    [{ submission: 'absent', status: 'closed', endAt: '20261118200000', excuse: 'leave' }, 'excused'],
    [{ submission: 'assigned', excuse: 'forgotten' }, 'assigned'],
    [{ submission: 'handed-in', status: 'closed', excuse: 'sick' }, 'handedIn'],
  ] as const)('%o is %s', (change, state) => expect(stateOf(homeworkOfStudent(change), NOW)).toBe(state));

  it('puts what ends soonest first, and what can only be caught up last', () => {
    const [late, later, soon] = [
      homeworkOfStudent({ submission: 'absent', status: 'closed', endAt: '20261119200000' }),
      homeworkOfStudent({ endAt: '20261123200000' }),
      homeworkOfStudent({ endAt: '20261121200000' }),
    ];
    const released = homeworkOfStudent({ submission: 'released', status: 'closed' });
    const excused = homeworkOfStudent({ excuse: 'other' });
    const all = [late, later, released, soon, excused];
    expect(groupOf(all, 'toWrite', NOW)).toEqual([soon, later, late]);
    expect(groupOf(all, 'missed', NOW)).toEqual([excused]);
  });
});

it.each([
  ['初中数学', '数学', '数'],
  ['小学道德与法治', '道德与法治', '道'],
  ['美术', '美术', '美'],
  ['Junior maths', 'Maths', 'M'],
  ['English', 'English', 'E'],
])('%s is told as %s, with the sign %s', (name, word, sign) => {
  expect(subjectWord(name)).toBe(word);
  expect(subjectSign(name)).toBe(sign);
});
