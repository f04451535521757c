import type { Db } from '../../platform/db.js';
import type { ForgetStudent } from '../records/forget-student.js';

/** Work of students that is still open when a school moves to its next year. */
export interface OpenWork {
  id: string;
  title: string;
  endAt: Date;
  classIds: readonly string[];
}

/** Where a pen lies, as far as it has said so. */
export interface PageUnderPen {
  pageCode: string;
  codeRule: string;
}

/** What people ask of domains later in the order, which they must not call: `app` brings both together. */
export interface LaterDomains {
  openWork(db: Db, schoolId: string, now: Date): Promise<OpenWork[]>;
  pageUnderPen(db: Db, schoolId: string, mac: string): Promise<PageUnderPen>;
  /** The pens that a teacher corrects with, the one that was heard last first. */
  pensOfTeacher(db: Db, schoolId: string, teacherId: string): Promise<(PageUnderPen & { mac: string })[]>;
  /** In the order of the domains. */
  forgetStudent: readonly ForgetStudent[];
}
