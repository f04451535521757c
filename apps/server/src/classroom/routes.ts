import { classroomApi } from '@zhibi/contract/classroom';
import { knownAddress } from '../platform/known-address.js';
import { mount, mountFile } from '../platform/mount.js';
import { addressForPhones } from '../platform/rules-address.js';
import type { Services } from '../platform/services.js';
import { addQuestions } from './add-questions.js';
import { addTask } from './add-task.js';
import { answerFor } from './answer-for.js';
import { endLesson } from './end-lesson.js';
import { moveSeat, setKey, setRoom } from './keep-room.js';
import { moveTask } from './move-task.js';
import { exportRecord } from './records/export-record.js';
import { listLessons } from './records/list-lessons.js';
import { packOf, printPack } from './records/print-pack.js';
import { showRecord } from './records/show-record.js';
import { showBoard } from './show-board.js';
import { showStage } from './show-stage.js';
import { startLesson } from './start-lesson.js';

export const classroomRoutes = (services: Services) => {
  const now = () => services.clock.now();
  const here = () => ({ now: now(), timeZone: services.settings.TZ_NAME });
  const address = () => addressForPhones(knownAddress(services));

  mount(services, classroomApi.start, ({ db, actor }, input) => startLesson(db, actor, input, now()));
  mount(services, classroomApi.board, ({ db, actor }, { lessonId }) => showBoard(db, actor, lessonId, here()));
  mount(services, classroomApi.stage, ({ db, actor }, { lessonId }) =>
    showStage(db, actor, lessonId, { ...here(), address: address() }),
  );
  mount(services, classroomApi.setRoom, ({ db, actor }, input) => setRoom(db, actor, input));
  mount(services, classroomApi.moveSeat, ({ db, actor }, input) => moveSeat(db, actor, input));
  mount(services, classroomApi.addTask, ({ db, actor }, input) => addTask(db, actor, input, now()));
  mount(services, classroomApi.addQuestions, ({ db, actor }, input) => addQuestions(db, actor, input, now()));
  mount(services, classroomApi.moveTask, ({ db, actor }, input) => moveTask(db, actor, input, now()));
  mount(services, classroomApi.answerFor, ({ db, actor }, input) => answerFor(db, actor, input, now()));
  mount(services, classroomApi.setKey, ({ db, actor }, input) => setKey(db, actor, input));
  mount(services, classroomApi.end, ({ db, actor }, { lessonId }) => endLesson(db, actor, lessonId, now()));
  mount(services, classroomApi.list, ({ db, actor }, input) => listLessons(db, actor, input, here()));
  mount(services, classroomApi.record, ({ db, actor }, { lessonId }) => showRecord(db, actor, lessonId, here()));
  mountFile(services, classroomApi.pack, async ({ actor, transact }, { lessonId }) =>
    printPack(services, await transact((db) => packOf(db, actor, lessonId))),
  );
  mountFile(services, classroomApi.exportRecord, async ({ actor, language, transact }, { lessonId, format }) => {
    const record = await transact((db) => showRecord(db, actor, lessonId, here()));
    return exportRecord(record, format, language);
  });
};
