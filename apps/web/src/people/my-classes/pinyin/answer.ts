/** What a student is at a roll call. */
export type Answer = 'here' | 'absent';
