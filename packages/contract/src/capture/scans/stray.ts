import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, Nothing, Stamp } from '../../kernel/index.js';
import { ScanComplaint, ScanStudent } from './model.js';
import { PhotoVerdict } from './photos.js';
import { scanReasons } from './reasons.js';

const OfPhoto = z.object({ photoId: Id });

/** A photograph that its student sent and that stands for no page. */
export const StrayPhoto = z.object({
  photoId: Id,
  /** The sheet that was found in it; null where its file could not be opened. */
  pageId: Id.nullable(),
  student: ScanStudent,
  takenAt: Stamp,
  bySlip: z.boolean(),
  verdict: PhotoVerdict,
  /** Which page of the paper it shows, where another one stands for that page. */
  page: z.number().int().nullable(),
  complaints: z.array(ScanComplaint),
  /** How many pages the student's copy has, and which of them have no whole picture. */
  pageCount: z.number().int(),
  missing: z.array(z.number().int()),
});
export type StrayPhoto = z.infer<typeof StrayPhoto>;

/** What teachers do with photographs that nobody knows the page of. */
export const strayApi = {
  strayPhotos: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/scan/photo/stray',
    access: forTeachers,
    summary: 'Photographs of a homework that stand for no page: who sent them, when, and what was wrong; newest first',
    input: z.object({ homeworkId: Id }),
    output: z.object({ items: z.array(StrayPhoto) }),
  }),
  strayPicture: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/scan/photo/stray/{photoId}',
    access: forTeachers,
    kind: 'file',
    summary: 'The picture of a student that was taught here: straight where a sheet was found, else as it came',
    input: OfPhoto,
    output: z.never(),
  }),
  takeAway: endpoint({
    method: 'POST',
    path: '/api/scan/photo/take-away',
    access: forTeachers,
    summary: 'Takes a photograph away that stands for no page of its student, with its picture',
    input: OfPhoto,
    output: Nothing,
    reasons: scanReasons,
  }),
} satisfies Api;
