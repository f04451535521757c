/** One spoken homework: a student's page to record, a teacher's list of recordings. */
export const detailOf = (spokenId: string): string => `/homework/spoken/detail?spoken=${spokenId}`;
export const resultsOf = (spokenId: string): string => `/study/spokenDetail?spoken=${spokenId}`;
