/**
 * As it is shown, and as people and the school's tables write it besides. The beginning of none is a day of another: what is read is
 * written anew in the field, while somebody is still typing.
 */
export const FORMATS = ['YYYY-MM-DD', 'YYYYMMDD', 'YYYY/MM/DD', 'YYYY.MM.DD', 'YYYY年M月D日'];
