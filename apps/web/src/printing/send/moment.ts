/** A stamp of the protocol as the calendar field has it, and back. */
export const momentOf = (stamp: string): string =>
  stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\d\d$/, '$1-$2-$3T$4:$5');
export const stampOfMoment = (moment: string): string => `${moment.replace(/\D/g, '')}00`;

/** When copies are usually wanted on a day: by the end of school, so that they lie there the next morning. */
export const endOfSchool = (day: string): string => `${day}170000`;
