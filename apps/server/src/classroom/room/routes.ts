import { roomApi } from '@zhibi/contract/classroom/room';
import { classesOf } from '../../people/index.js';
import { mount, mountPublic } from '../../platform/mount.js';
import { ensure, found } from '../../platform/problem.js';
import type { Routes } from '../../platform/services.js';
import { addressOf, type Tokens } from '../../session/index.js';
import { writeCharacter } from '../dictation/write-character.js';
import { mayEnter } from '../policy.js';
import { findLesson, lessonsHeldBy, runningLessons } from '../store.js';
import { schoolOfBox } from '../store-boxes.js';
import { answerTask } from './answer-task.js';
import { findRoom, hashOf } from './find-room.js';
import { lookIn } from './look.js';
import { hearOf } from './presence.js';
import { showRoom } from './show-room.js';
import { leaveOtherRooms, seatOfToken } from './store-seats.js';
import { takeSeat } from './take-seat.js';
import { castBallot, signToken } from './vote.js';

/**
 * The room of a lesson, for students with and without a login. Without one the token of the seat is all that is known: it is
 * looked up as the system, and everything after that sees the rows of its school alone.
 */
export const roomRoutes =
  (tokens: Tokens): Routes =>
  (services) => {
    const { clock, database } = services;
    const doorOf = (request: { ip: string }) => ({ database, now: clock.now(), address: addressOf(tokens, request) });
    const seated = async (token: string) => found(await database.readAsSystem((db) => seatOfToken(db, hashOf(token))));
    const within = (schoolId: string) => ({ schoolIds: [schoolId] });

    mountPublic(services, roomApi.look, async ({ request }, { code }) => {
      const lesson = await findRoom(doorOf(request), code);
      return database.asActor(within(lesson.schoolId), (db) => lookIn(db, lesson));
    });
    mountPublic(services, roomApi.join, async ({ request }, { code, mark, as }) => {
      const lesson = await findRoom(doorOf(request), code);
      const answer = await database.asActor(within(lesson.schoolId), (db) =>
        takeSeat(db, lesson, { mark, as, accountId: null }, clock.now()),
      );
      await database.asSystem((db) => leaveOtherRooms(db, { lessonId: lesson.id, mark, accountId: null }));
      return answer;
    });
    mount(services, roomApi.here, async ({ db, actor }) => {
      const lessons =
        actor.role === 'TEACHER'
          ? await lessonsHeldBy(db, actor.schoolId, actor.accountId)
          : await runningLessons(db, actor.schoolId, [...actor.memberOf]);
      const classes = await classesOf(
        db,
        actor.schoolId,
        lessons.map(({ classId }) => classId),
      );
      const nameById = new Map(classes.map(({ classId, className }) => [classId, className]));
      return {
        lessons: lessons.map(({ id, classId, title, teacherName }) => ({
          lessonId: id,
          className: nameById.get(classId) ?? '',
          title,
          teacherName,
        })),
      };
    });
    mount(services, roomApi.enter, async ({ db, actor }, { lessonId, mark }) => {
      const lesson = found(await findLesson(db, actor.schoolId, lessonId));
      ensure(mayEnter(actor, lesson) && actor.studentId !== null, 'not-found');
      const { accountId, studentId } = actor;
      const answer = await takeSeat(db, lesson, { mark, accountId, as: { studentId } }, clock.now());
      await leaveOtherRooms(db, { lessonId, mark, accountId });
      return answer;
    });
    mountPublic(services, roomApi.state, async (_, { token, known }) => {
      const at = await seated(token);
      await hearOf(database, at.seat, clock.now());
      return database.readAsActor(within(at.seat.schoolId), (db) => showRoom(db, at, known, clock.now()));
    });
    mountPublic(services, roomApi.answer, async (_, input) => {
      const at = await seated(input.token);
      const answer = await database.asActor(within(at.seat.schoolId), (db) => answerTask(db, at, input, clock.now()));
      // Refused after the commit: what was meant stays for the teacher.
      ensure(answer !== 'too-late', 'conflict', 'task-closed');
      return answer;
    });
    mountPublic(services, roomApi.write, async (_, input) => {
      const at = await seated(input.token);
      return database.asActor(within(at.seat.schoolId), (db) => writeCharacter(db, at, input, clock.now()));
    });
    mountPublic(services, roomApi.sign, async (_, input) => {
      const at = await seated(input.token);
      return database.asActor(within(at.seat.schoolId), (db) => signToken(db, at, input, clock.now()));
    });
    mountPublic(services, roomApi.cast, async (_, input) => {
      const schoolId = found(await database.readAsSystem((db) => schoolOfBox(db, input.boxId)));
      return database.asActor(within(schoolId), (db) => castBallot(db, schoolId, input, clock.now()));
    });
  };
