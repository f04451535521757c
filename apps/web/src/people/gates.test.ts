import { describe, expect, it } from 'vitest';
import { teacher } from '../../test/world.js';
import { isGateOpen } from './gates.js';

const tenant = (change: Partial<ReturnType<typeof teacher>>) => teacher(change);
const custom = { customized: 'homework-manager' };

describe('a gate', () => {
  it.each([
    ['answer cards are open to an ordinary tenant', {}, 'answer-cards', true],
    ['answer cards are open to another customised tenant', { customized: 'blue' }, 'answer-cards', true],
    ['answer cards are closed to a school of the one tenant', custom, 'answer-cards', false],
    ['answer cards are closed by an empty member id', { ...custom, memberId: '' }, 'answer-cards', false],
    ['answer cards are open to its member schools', { ...custom, memberId: 'm-7' }, 'answer-cards', true],
    ['speech is closed without a configuration', {}, 'speech', false],
    ['speech is open where the school has it', { schoolConfigs: ['OTHER', 'SPEECH'] }, 'speech', true],
    ['a bank is closed that the list does not name', { extQuestion: ['ejt'] }, 'bank:jz', false],
    ['a bank is open that the list names', { extQuestion: ['ejt', 'jz'] }, 'bank:jz', true],
    ['a school is chosen', {}, 'school', true],
    ['no school is chosen', { schoolId: '' }, 'school', false],
    ['a bank without a name is none', { extQuestion: ['ejt'] }, 'bank:', false],
    ['a name that nobody knows is closed', {}, 'something', false],
  ])('%s', (_, change, name, isOpen) => {
    expect(isGateOpen(tenant(change), name)).toBe(isOpen);
  });
});
