import { classroomApi } from '@zhibi/contract/classroom';
import type { CodeRead } from '@zhibi/scan/code-cards';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, Refusal } from '../../../platform/api.js';
import { AnswerQueue } from './answer-queue.js';
import type { AskedTask } from './asked-task.js';
import { CardCamera } from './card-camera.js';
import type { CardOwner } from './card-numbers.js';

const AGAIN_MS = 2_000;

interface Of {
  lessonId: string;
  task: AskedTask;
  owners: readonly CardOwner[];
}

/** The teacher's own tap for a student, made by the camera. Refused means: no use in trying again. */
const sender =
  ({ lessonId, task: { taskId, round } }: Of) =>
  async ({ studentId, label }: { studentId: string; label: string }): Promise<boolean> => {
    try {
      await call(
        classroomApi.answerFor,
        { lessonId, taskId, round, studentId, no: 0, labels: [label] },
        { quiet: true },
      );
      return true;
    } catch (error) {
      if (error instanceof Refusal && !error.is('network')) return false;
      throw error;
    }
  };

function opened(of: Of) {
  const queue = new AnswerQueue(sender(of), () => new Promise((done) => window.setTimeout(done, AGAIN_MS)));
  const studentByNo = new Map(of.owners.map(({ no, studentId }) => [no, studentId]));
  const camera = new CardCamera((cards: readonly CodeRead[]) => {
    for (const { no, letter } of cards) {
      const studentId = studentByNo.get(no);
      if (studentId !== undefined && of.task.labels.includes(letter)) queue.put({ studentId, label: letter });
    }
  });
  return { camera, queue };
}

/** The camera for one round of one task, with what it sends; both end with the screen. */
export function useCardCamera(of: Of) {
  const [{ camera, queue }] = useState(() => opened(of));
  // The camera and the network are outside React.
  useEffect(
    () => () => {
      camera.stop();
      queue.close();
    },
    [camera, queue],
  );
  return {
    camera,
    state: useSyncExternalStore(camera.subscribe, camera.get),
    answers: useSyncExternalStore(queue.subscribe, queue.get),
  };
}
