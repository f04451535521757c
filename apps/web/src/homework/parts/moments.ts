/** A stamp as a field for moments holds it: `2026-11-21T08:30`. */
export const toField = (stamp: string): string =>
  `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}T${stamp.slice(8, 10)}:${stamp.slice(10, 12)}`;

/** 14 digits, or '' where the field is empty or half filled in. */
export const toStamp = (field: string): string => {
  const digits = field.replace(/\D/g, '').slice(0, 12);
  return digits.length === 12 ? `${digits}00` : '';
};
