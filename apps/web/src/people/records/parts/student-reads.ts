import { recordsApi } from '@zhibi/contract/people/records';

/** What shows students, and is read again once one has changed. */
export const studentReads = [recordsApi.students, recordsApi.student, recordsApi.history, recordsApi.classRecords];
