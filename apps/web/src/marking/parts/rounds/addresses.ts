/** Where the marking of a homework is shared between several. */
export const roundsOf = (homeworkId: string): string => `/markFullNew?homework=${homeworkId}&view=rounds`;

/** What was dealt to whoever opens it. */
export const ownShareOf = (homeworkId: string): string => `/markFull?homework=${homeworkId}&share=own`;

/** The same by groups: what many wrote alike. */
export const ownGroupsOf = (homeworkId: string): string => `/markFullNew?homework=${homeworkId}&share=own`;

/** What whoever opens it has to settle. */
export const differencesOf = (homeworkId: string): string => `/markFullNew?homework=${homeworkId}&view=differences`;
