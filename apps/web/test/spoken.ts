import type { SpokenForStudent } from '@zhibi/contract/homework/spoken';
import { newId } from './world.js';

/** One homework to be said aloud, as its student reads it: open for long, nothing sent. */
export const spokenOfStudent = (change: Partial<SpokenForStudent> = {}): SpokenForStudent => ({
  spokenId: newId(),
  subjectId: 202,
  subjectName: '初中英语',
  kind: 'text',
  title: '朗读课文',
  note: '',
  language: 'en-GB',
  items: ['Hello.'],
  tries: 3,
  seconds: 60,
  picture: null,
  model: null,
  startAt: '20261121080000',
  endAt: '20991121200000',
  status: 'open',
  teacherName: '林老师',
  sent: 0,
  left: 3,
  verdict: null,
  ...change,
});
