import '../../../../test/browser.js';
import { problemCodes } from '@zhibi/contract/kernel';
import { type AnnotationAct, type AnnotationShown, annotationsReasons } from '@zhibi/contract/marking/annotations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '../../../platform/api.js';
import { AnnotationPost, type Step } from './annotation-post.js';
import { boundsOf, drawn, moved, under } from './marks.js';

const REST_MS = 300;
const HOMEWORK = '018f0000-0000-7000-8000-0000000000aa';
const mark = (xMm: number) => ({ kind: 'stamp', stamp: 'tick', xMm, yMm: 50, sizeMm: 10 }) as const;

/** The school as it keeps acts: the later version counts. */
let school: Map<string, AnnotationAct>;
let answer: (act: AnnotationAct) => void;
let calls: number;
let refused: string[];
let closing: (() => void)[];

function opened() {
  const post = new AnnotationPost(HOMEWORK, {
    put: async ({ acts }) => {
      calls++;
      acts.forEach(answer);
      for (const act of acts)
        if (act.version > (school.get(act.annotationId)?.version ?? 0)) school.set(act.annotationId, act);
    },
    refresh: async () => {},
    refused: ({ message }) => refused.push(message),
    unsaved: String,
  });
  const close = post.open();
  closing.push(close);
  return { post, close };
}
const told = (): AnnotationShown[] =>
  [...school.values()].flatMap(({ mark: is, ...act }) => (is ? [{ ...act, mark: is, isOwn: true, by: '' }] : []));
const put = (annotationId: string, xMm = 20, studentId = 'a'): Step => ({
  studentId,
  annotationId,
  before: null,
  after: { page: 1, mark: mark(xMm) },
});
const shown = (post: AnnotationPost, studentId = 'a') =>
  post
    .shown(studentId, told())
    .map(({ annotationId, mark: is }) => [annotationId, boundsOf(is).xMm > 25 ? 'right' : 'left']);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [school, answer, calls, refused, closing] = [new Map(), () => {}, 0, [], []];
});
afterEach(() => {
  for (const close of closing) close();
  vi.useRealTimers();
});

it('is shown at once, sent a moment later, undone and done again, each as a later act', async () => {
  const { post } = opened();
  post.do([put('x')]);
  expect(shown(post)).toEqual([['x', 'left']]);
  expect(school.size).toBe(0);
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(school.get('x')?.version).toBe(1);
  post.do([
    { studentId: 'a', annotationId: 'x', before: { page: 1, mark: mark(20) }, after: { page: 1, mark: mark(90) } },
  ]);
  expect(shown(post)).toEqual([['x', 'right']]);
  post.undo(['a']);
  expect(shown(post)).toEqual([['x', 'left']]);
  post.undo(['a']);
  expect(shown(post)).toEqual([]);
  expect(post.canUndo(['a'])).toBe(false);
  post.redo(['a']);
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(shown(post)).toEqual([['x', 'left']]);
  expect(school.get('x')).toMatchObject({ version: 5, mark: mark(20) });
});

it('of a copy that is out of sight is not undone', () => {
  const { post } = opened();
  post.do([put('x', 20, 'a')]);
  post.do([put('y', 20, 'b')]);
  post.undo(['a']);
  expect(shown(post, 'a')).toEqual([]);
  expect(shown(post, 'b')).toEqual([['y', 'left']]);
});

it('what the network lost is shown by the next page that opens, and sent', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  const first = opened();
  first.post.do([put('x')]);
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(first.post.get()).toMatchObject({ unsent: 1, post: { state: 'offline' } });
  first.close();
  answer = () => {};
  const { post } = opened();
  expect(shown(post)).toEqual([['x', 'left']]);
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect([...school.keys()]).toEqual(['x']);
  expect(post.get().unsent).toBe(0);
});

it('of a call only what the school refuses goes from the page again, and it is said why', async () => {
  answer = ({ annotationId }) => {
    if (annotationId !== 'closed') return;
    const { code } = problemCodes.conflict;
    throw new Refusal({ code, message: annotationsReasons['in-round'].zh, reason: 'in-round' });
  };
  const { post } = opened();
  post.do([put('x'), put('closed'), put('y')]);
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(refused).toEqual([annotationsReasons['in-round'].zh]);
  expect(shown(post).map(([id]) => id)).toEqual(['x', 'y']);
  expect(calls).toBe(4);
});

it('a line is kept on the page, thinned, cut where it goes on for long, moved as a whole and found under the rubber', () => {
  const page = { widthMm: 210, heightMm: 297 };
  const stroke = { id: 'line', t0: 0, tip: 'pen' as const };
  const [line, ...more] = drawn(
    { ...stroke, points: Array.from({ length: 500 }, (_, at) => [205 + at / 50, 100, 0.5, 4]) },
    page,
  );
  if (!line) throw new Error('nothing was drawn');
  expect(more).toEqual([]);
  expect(boundsOf(line)).toMatchObject({ xMm: 205, yMm: 100, widthMm: 5, heightMm: 0 });
  expect(boundsOf(moved(line, { xMm: -300, yMm: 20 }, page))).toMatchObject({ xMm: 0, yMm: 120 });
  const one = { annotationId: 'l', page: 1, mark: line };
  expect(under([one], [207, 101], 1.5)).toBe(one);
  expect(under([one], [207, 104], 1.5)).toBeUndefined();
  const long = Array.from({ length: 5000 }, (_, at): [number, number, number, number] => [
    at % 200,
    Math.floor(at / 20),
    0.5,
    4,
  ]);
  expect(drawn({ ...stroke, points: long }, page)).toHaveLength(3);
});
