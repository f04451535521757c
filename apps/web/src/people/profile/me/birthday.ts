/** 20120305 as 2012-03-05: a day of long ago needs its year and no weekday. '' where it is not known. */
export const formatBirthday = (day: string): string =>
  /^\d{8}$/.test(day) ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : '';
