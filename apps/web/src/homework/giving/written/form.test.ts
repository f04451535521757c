import { describe, expect, it } from 'vitest';
import { homework } from '../../../../test/world.js';
import { toField, toStamp } from '../../parts/moments.js';
import { emptyForm, type Form, formFor, formLike, inOrder, movedTo, nextMorning, wrongsOf } from './form.js';
import { namedSheets, sheetsOf } from './sheets.js';

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

  it.each([
    ['nothing', null, null, [], '2026-11-22T20:00'],
    ['two classes and a day', 'a,b', '2026-11-25', ['a', 'b'], '2026-11-25T20:00'],
    ['a day that is over', 'a', '2026-11-20', ['a'], '2026-11-22T20:00'],
    ['no day', '', 'soon', [], '2026-11-22T20:00'],
  ])('takes from an address %s', (_, classes, endOn, classIds, endAt) =>
    expect(formFor('作业', { classes, endOn }, now)).toMatchObject({ classIds, endAt }),
  );

  it('is pushed later from the next morning, and never begins before it is pushed', () => {
    const pushAt = nextMorning(now);
    expect(pushAt).toBe('2026-11-22T07:00');
    expect(inOrder(form(), { pushAt })).toEqual({ pushAt, startAt: pushAt });
    expect(inOrder(form({ pushAt, startAt: pushAt }), { startAt: '2026-11-22T06:59' })).toEqual({ startAt: pushAt });
    expect(inOrder(form({ pushAt }), { startAt: '2026-11-22T08:00' })).toEqual({ startAt: '2026-11-22T08:00' });
    expect(inOrder(form(), { pushAt: '' })).toEqual({ pushAt: '' });
  });

  it('wakes no child when it is put off to another day', () => {
    const at = (time: string) => toField(`20261130${time}`);
    const given = (time: string) =>
      movedTo(form({ startAt: at(time), pushAt: at(time), endAt: at('235900') }), '20261202', '20261130000000');
    expect(given('000300')).toEqual({
      startAt: toField('20261202070000'),
      pushAt: toField('20261202070000'),
      endAt: toField('20261202235900'),
    });
    expect(given('123000')).toMatchObject({ startAt: toField('20261202123000'), pushAt: toField('20261202123000') });
  });

  it('writes stamps as fields and back', () => {
    expect(toStamp(toField('20261121083000'))).toBe('20261121083000');
  });
});

describe('the same as last time', () => {
  const last = homework({ startAt: '20261119160000', endAt: '20261120073000', taskType: 7, forJoiners: true });

  it('is for the same classes, until the same time as many days later', () => {
    const like = formLike('第二课', last, now);
    expect([like.title, like.startAt, like.endAt]).toEqual(['第二课', '2026-11-21T08:30', '2026-11-22T07:30']);
    expect([like.classIds, like.taskType, like.forJoiners]).toEqual([[last.classes[0]?.classId], 7, true]);
    expect(wrongsOf(like, now)).toEqual({});
  });

  it('never ends before it begins', () => {
    const evening = homework({ startAt: '20261119070000', endAt: '20261119080000' });
    expect(formLike('x', evening, now).endAt).toBe('2026-11-22T20:00');
  });
});

describe('who writes which paper', () => {
  it.each([
    ['everybody', {}, [{ paperId: 'p', audience: { kind: 'everybody' } }]],
    [
      'layers with papers of their own, and one that is given none',
      { forWhom: 'layers', layerPapers: { A: 'hard', B: 'this', C: 'none', none: 'this' } },
      [
        { paperId: 'hard', audience: { kind: 'layers', layers: ['A'] } },
        { paperId: 'p', audience: { kind: 'layers', layers: ['B', 'none'] } },
      ],
    ],
    [
      'groups',
      { forWhom: 'groups', groups: ['set 2'] },
      [{ paperId: 'p', audience: { kind: 'groups', groups: [{ setId: 'set', number: 2 }] } }],
    ],
    [
      'students',
      { forWhom: 'students', studentIds: ['s'] },
      [{ paperId: 'p', audience: { kind: 'students', studentIds: ['s'] } }],
    ],
  ] as const)('%s', (_, change, sheets) => {
    expect(sheetsOf(form(change), 'p', null)).toEqual(sheets);
  });

  it('asks for somebody', () => {
    expect(wrongsOf(form({ forWhom: 'students' }), now)).toEqual({ forWhom: 'needed' });
  });
});

describe('what the homework of each layer is called', () => {
  const chosen = { paperId: 'p', title: '13.3 周末巩固' };
  const others = new Map([['q', { paperId: 'q', title: '12.2 周末巩固' }]]);
  const two = form({ forWhom: 'layers', layerPapers: { A: 'this', B: 'this', C: 'q', none: 'this' } });
  const onlyOther = form({ forWhom: 'layers', layerPapers: { A: 'none', B: 'none', C: 'q', none: 'none' } });
  it.each([
    ['as its paper, where nothing else was written', two, chosen.title, ['13.3 周末巩固', '12.2 周末巩固']],
    ['also where the chosen paper is given to none', onlyOther, chosen.title, ['12.2 周末巩固']],
    ['what was written, with its paper', two, ' 周末 ', ['周末 · 13.3 周末巩固', '周末 · 12.2 周末巩固']],
    [
      'what was written, which names a paper',
      two,
      '13.3 周末巩固 甲',
      ['13.3 周末巩固 甲', '13.3 周末巩固 甲 · 12.2 周末巩固'],
    ],
    ['what was written, of one paper for all', form(), ' 周末 ', ['周末']],
  ])('%s', (_, filled, written, titles) => {
    expect(namedSheets(sheetsOf(filled, 'p', null), written, chosen, others).map(({ title }) => title)).toEqual(titles);
  });
});
