import { captureEvents } from '@zhibi/contract/events/capture';
import { Id } from '@zhibi/contract/kernel';
import { decodeStrokes, type Stroke } from '@zhibi/ink';
import { z } from 'zod';
import type { Homework, Submission } from '../../homework/index.js';
import { teacherAccountsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { announceReferences, reference } from '../../platform/events/index.js';
import { arrivedInk } from '../store-arrived.js';
import type { Origin, PlacedStroke } from './store-ink.js';

interface Written {
  homework: Homework;
  submission: Submission;
  page: number;
  pageCode: string;
  from: Origin;
  strokes: readonly Pick<PlacedStroke, 'stroke' | 'packed' | 'areaId'>[];
}

/** The event keeps which ink came, from where and when; the strokes lie with the ink and are written out when somebody hears of it. */
export const inkNews = reference({
  event: captureEvents.ink,
  kept: z.object({
    schoolId: Id,
    homeworkId: Id,
    studentId: Id,
    page: z.number().int(),
    pageCode: z.string(),
    areaIds: z.array(z.string()),
    device: z.string(),
    receivedAt: z.iso.datetime(),
  }),
  writeOut: async (db, places) => {
    const found = await arrivedInk(db, places);
    return places.map(({ homeworkId, studentId, pageCode }, at) => {
      const strokes = unpacked(found[at] ?? []);
      return strokes.length === 0 ? undefined : { homeworkId, studentId, pageCode, strokes };
    });
  },
});

/** Whom ink of a class in a subject is shown. */
export type Audiences = ReadonlyMap<string, readonly string[]>;
const audienceKey = ({ homework, submission }: Pick<Written, 'homework' | 'submission'>) =>
  `${homework.subjectId} ${submission.classId}`;

/** The teachers of the classes that these pages belong to. */
export async function audiencesOf(
  db: Db,
  schoolId: string,
  pages: readonly Pick<Written, 'homework' | 'submission'>[],
): Promise<Audiences> {
  const oneEach = new Map(pages.map((page) => [audienceKey(page), page]));
  return new Map(
    await Promise.all(
      [...oneEach].map(async ([key, { homework, submission }]) => {
        const accounts = await teacherAccountsOf(db, schoolId, [submission.classId], homework.subjectId);
        return [key, accounts] as const;
      }),
    ),
  );
}

/** Shows new ink to the teachers of the student's class: one event for each page, and a pen lies on one. */
export function notifyInk(db: Db, schoolId: string, pages: readonly Written[], audiences: Audiences): void {
  const references = pages.map((written) => {
    const { homework, submission, page, pageCode, strokes } = written;
    const { device, receivedAt } = written.from;
    const of = { homeworkId: homework.id, studentId: submission.studentId, pageCode };
    const areaIds = [...new Set(strokes.map(({ areaId }) => areaId))];
    const packs = strokes.map(({ packed }) => packed); // held until it is told: a twentieth of the points themselves
    return {
      schoolId,
      to: audiences.get(audienceKey(written)) ?? [],
      where: { ...of, schoolId, page, areaIds, device, receivedAt: receivedAt.toISOString() },
      data: {
        size: strokes.reduce((sum, { stroke }) => sum + stroke.points.length, 0),
        make: () => ({ ...of, strokes: unpacked(packs) }),
      },
    };
  });
  announceReferences(
    db,
    inkNews,
    references.filter(({ to }) => to.length > 0),
  );
}

const unpacked = (packs: readonly Uint8Array[]) => packs.flatMap((packed) => decodeStrokes(packed).map(plain));

/** As precise as ink is kept: hundredths of a millimetre and of the pressure, whole milliseconds. */
const plain = ({ id, t0, tip, points }: Stroke) => ({
  id,
  t0,
  tip,
  points: points.map(([x, y, pressure, ms]): [number, number, number, number] => [
    hundredths(x),
    hundredths(y),
    hundredths(pressure),
    Math.round(ms),
  ]),
});
const hundredths = (value: number) => Math.round(value * 100) / 100;
