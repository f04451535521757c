export const periods = ['week', 'month', 'term'] as const;
export type Period = (typeof periods)[number];
export const daysOf: Readonly<Record<Period, number>> = { week: 7, month: 30, term: 180 };

/** For whom it is printed: what is said, and how. */
export const editions = ['teacher', 'student', 'family'] as const;
export type Edition = (typeof editions)[number];
