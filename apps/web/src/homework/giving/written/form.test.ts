import { describe, expect, it } from 'vitest';
import { emptyForm, type Form, toField, toStamp, wrongsOf } from './form.js';

const now = '20261121083015';
const form = (change: Partial<Form> = {}): Form => ({ ...emptyForm('作业', now), classIds: ['c'], ...change });

describe('what is filled in to publish', () => {
  it('begins now and ends tomorrow evening', () => {
    expect([form().startAt, form().endAt]).toEqual(['2026-11-21T08:30', '2026-11-22T20:00']);
    expect(wrongsOf(form(), now)).toEqual({});
  });

  it.each([
    ['no name', { title: ' ' }, { title: 'needed' }],
    ['no class', { classIds: [] }, { classIds: 'needed' }],
    ['pushed a minute ago', { pushAt: '2026-11-21T08:29' }, { pushAt: 'push-time' }],
    ['pushed this minute', { pushAt: '2026-11-21T08:30' }, {}],
    ['ending before it starts', { endAt: '2026-11-21T08:00' }, { endAt: 'start-end' }],
    ['ending in the past', { startAt: '2026-11-20T08:00', endAt: '2026-11-21T08:30' }, { endAt: 'start-end' }],
    ['pushed after its end', { pushAt: '2026-11-23T08:00' }, { endAt: 'start-end' }],
    ['half a date', { endAt: '2026-11-22' }, { endAt: 'start-end' }],
  ] as const)('%s', (_, change, wrongs) => {
    expect(wrongsOf(form(change), now)).toEqual(wrongs);
  });

  it('writes stamps as fields and back', () => {
    expect(toStamp(toField('20261121083000'))).toBe('20261121083000');
  });
});
