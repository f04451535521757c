/** A stamp of the protocol as the calendar field has it, and back. */
export const momentOf = (stamp: string): string =>
  stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\d\d$/, '$1-$2-$3T$4:$5');
export const stampOfMoment = (moment: string): string => `${moment.replace(/\D/g, '')}00`;
