import { spokenApi } from '@zhibi/contract/homework/spoken';
import type { Scenario } from '../scenario.js';
import { JUNIOR_MATHS, type TestWorld } from '../school.js';
import { measured, SpokenCourse, webm } from '../spoken.js';
import { type ForeignIds, hidden, own, type WalkRows } from './meeting.js';

const spoken = hidden(({ spokenId }) => ({ spokenId }));
const ofStudent = ({ spokenId, studentId }: ForeignIds) => ({ spokenId, studentId });

export const rows: WalkRows = {
  'spoken.give': hidden(({ classId, spokenFileId, later }) => ({
    wishId: spokenFileId,
    subjectId: JUNIOR_MATHS,
    kind: 'text',
    title: 'x',
    language: 'zh-CN',
    items: ['x'],
    modelId: spokenFileId,
    classIds: [classId],
    endAt: `29${later.slice(2)}`,
  })),
  'spoken.keepFile': own(() => ({ file: webm(1) })),
  'spoken.list': own(() => ({ subjectId: JUNIOR_MATHS })),
  'spoken.detail': spoken,
  'spoken.tries': hidden(ofStudent),
  'spoken.judge': hidden((ids) => ({ ...ofStudent(ids), revision: 0, score: 1 })),
  'spoken.askAgain': hidden(({ spokenId, studentId }) => ({ spokenId, studentIds: [studentId] })),
  'spoken.change': hidden(({ spokenId, later }) => ({
    spokenId,
    title: 'x',
    note: '',
    language: 'zh-CN',
    items: ['x'],
    tries: 3,
    seconds: 60,
    pictureId: null,
    modelId: null,
    modelCues: [],
    endAt: `29${later.slice(2)}`,
  })),
  'spoken.extend': hidden(({ spokenId, later }) => ({ spokenId, endAt: `29${later.slice(2)}` })),
  'spoken.withdraw': spoken,
  'spoken.mine': own(),
  'spoken.task': spoken,
  'spoken.send': hidden(({ spokenId, spokenTryId, later }) => ({
    spokenId,
    tryId: spokenTryId,
    recordedAt: later,
    cues: '[]',
    measures: JSON.stringify(measured(1)),
    file: webm(1),
  })),
  'spoken.see': spoken,
  'spoken.sound': hidden(({ spokenTryId }) => ({ tryId: spokenTryId })),
  'spoken.file': hidden(({ spokenId, spokenFileId }) => ({ spokenId, fileId: spokenFileId })),
};

/** A spoken homework of the other school with a model reading and a recording. */
export async function foreignSpoken(
  world: TestWorld,
  { school, teacher, class: room }: Pick<Scenario, 'school' | 'teacher' | 'class'>,
): Promise<Pick<ForeignIds, 'spokenId' | 'spokenTryId' | 'spokenFileId'>> {
  await world.services.database.asSystem((db) =>
    db.execute(`update school set configs = '{SPEECH}' where id = '${school.schoolId}'`),
  );
  const course = new SpokenCourse(world, school, teacher, room);
  const { fileId } = await teacher.call(spokenApi.keepFile, { file: webm(2) });
  const spokenId = await course.give({ modelId: fileId });
  const sent = course.recording(spokenId);
  await course.student(0).call(spokenApi.send, sent);
  return { spokenId, spokenTryId: sent.tryId, spokenFileId: fileId };
}
