import type { TestSchool } from '../school.js';

/** Things on a disk of another school. */
export interface ForeignDisk {
  folderId: string;
  fileId: string;
  versionId: string;
  uploadId: string;
  shareId: string;
  resourceId: string;
  linkId: string;
}

/** Things of another school that nobody here may reach, and a stamp or two. */
export interface ForeignIds {
  school: TestSchool;
  classId: string;
  studentId: string;
  teacherId: string;
  accountId: string;
  headFileId: string;
  questionId: string;
  draftId: string;
  pictureId: string;
  reviewId: string;
  bookId: string;
  paperId: string;
  revision: number;
  sectionId: string;
  itemId: string;
  printRunId: string;
  printOrderId: string;
  scanBatchId: string;
  scanPageId: string;
  homeworkId: string;
  answerId: string;
  appealId: string;
  queueId: string;
  wrongId: string;
  jobId: string;
  pageCode: string;
  actingId: string;
  handbookId: string;
  wallId: string;
  stageTestId: string;
  stageImportId: string;
  lessonId: string;
  labId: string;
  labPhotoId: string;
  spokenId: string;
  spokenTryId: string;
  spokenFileId: string;
  holidayId: string;
  later: string;
  disk: ForeignDisk;
}

/**
 * How an endpoint meets ids of another school. `hidden`: answers "not found". `own`: answers from the caller's own things,
 * and nothing of the other school is in it. `unsigned`: a call for devices, refused without a signature. `open`: for anybody.
 */
export type Meeting = 'hidden' | 'own' | 'unsigned' | 'open';

export interface WalkRow {
  meeting: Meeting;
  input: (ids: ForeignIds) => Record<string, unknown>;
}

export const own = (input: WalkRow['input'] = () => ({})): WalkRow => ({ meeting: 'own', input });
export const hidden = (input: WalkRow['input']): WalkRow => ({ meeting: 'hidden', input });
export const open = (input: WalkRow['input'] = () => ({})): WalkRow => ({ meeting: 'open', input });
export const unsigned: WalkRow = { meeting: 'unsigned', input: () => ({}) };

export type WalkRows = Readonly<Record<string, WalkRow>>;
