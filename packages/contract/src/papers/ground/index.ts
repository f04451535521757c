import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, Nothing, sentWholeNumber, wholeNumber } from '../../kernel/index.js';
import { PaperId } from '../model.js';
import { Corners } from './corners.js';
import { Ground, GroundQuestion, GroundSummary, groundLimits } from './model.js';
import { groundReasons } from './reasons.js';

export * from './corners.js';
export * from './faults.js';
export { geometryOfGround } from './geometry-of-ground.js';
export * from './ink-map.js';
export { marksOfGround, wordsOfKey } from './marks-of-ground.js';
export * from './model.js';
export * from './places.js';
export * from './reasons.js';

const GroundId = z.object({ groundId: Id });
const Version = GroundId.extend({ revision: wholeNumber({ min: 1 }) });
const Title = z.string().trim().min(1).max(100);
const reasons = groundReasons;
const Page = sentWholeNumber({ min: 1, max: groundLimits.pages });

/** Papers that existed only on paper: a PDF or photographs become pages to print, and what is asked on them becomes questions. */
export const groundApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/paper/ground/upload',
    access: forTeachers,
    kind: 'form',
    summary:
      'A PDF or photographs of a paper: one or more `file` beside `subjectId`, `title`, and `like`, the pages whose layout they have. A job straightens them and proposes questions',
    input: z.object({
      subjectId: z.string().optional(),
      title: z.string().optional(),
      like: z.string().optional(),
      file: z.unknown().optional(),
    }),
    output: GroundId.extend({ jobId: Id }),
    reasons,
    bodyLimit: 512 * 1024 * 1024,
  }),
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/ground/list',
    access: forTeachers,
    summary: 'Own pages of a subject, the newest first: at most 60, for going on with and for learning a layout from',
    input: z.object({ subjectId: wholeNumber({ min: 1 }) }),
    output: z.object({ items: z.array(GroundSummary) }),
  }),
  open: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/ground/info',
    access: forTeachers,
    summary: 'Pages that came on paper, where their print stands, and what is proposed or was drawn on them',
    input: GroundId,
    output: Ground,
  }),
  picture: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/paper/ground/picture',
    access: forTeachers,
    kind: 'file',
    summary: 'A straightened page as JPEG, counted from 1',
    input: GroundId.extend({ page: Page }),
    output: z.never(),
  }),
  came: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/paper/ground/came',
    access: forTeachers,
    kind: 'file',
    summary: 'A page as it came, before it was straightened, as JPEG; until a paper is made of the pages',
    input: GroundId.extend({ page: Page }),
    output: z.never(),
  }),
  tryCorners: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/ground/corners/try',
    access: forTeachers,
    kind: 'file',
    summary: 'How a page would lie if its sheet had these corners, as JPEG. Keeps nothing',
    input: GroundId.extend({ page: wholeNumber({ min: 1, max: groundLimits.pages }), corners: Corners }),
    output: z.never(),
    reasons,
  }),
  setCorners: endpoint({
    method: 'POST',
    path: '/api/paper/ground/corners/save',
    access: forTeachers,
    summary:
      'Straightens a page anew by the corners of its sheet, or as it was done without a person where there are none; what is asked on it is proposed anew',
    input: Version.extend({ page: wholeNumber({ min: 1, max: groundLimits.pages }), corners: Corners.nullable() }),
    output: Ground,
    reasons,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/paper/ground/save',
    access: forTeachers,
    bodyLimit: 2 * 1024 * 1024,
    summary: 'Keeps what was corrected by hand, faults and all',
    input: Version.extend({ title: Title, questions: z.array(GroundQuestion).max(groundLimits.questions) }),
    output: Ground,
    reasons,
  }),
  turn: endpoint({
    method: 'POST',
    path: '/api/paper/ground/turn',
    access: forTeachers,
    summary: 'Turns a page that lies on its side or on its head; what was drawn on it goes',
    input: Version.extend({ page: wholeNumber({ min: 1, max: groundLimits.pages }), by: z.enum(['90', '180', '270']) }),
    output: Ground,
    reasons,
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/paper/ground/make',
    access: forTeachers,
    summary: 'Makes a paper of the pages: a question for each frame, printed on the pages as they came',
    input: Version,
    output: PaperId,
    reasons,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/paper/ground/remove',
    access: forTeachers,
    summary: 'Removes pages that no paper was made of',
    input: GroundId,
    output: Nothing,
    reasons,
  }),
} satisfies Api;
