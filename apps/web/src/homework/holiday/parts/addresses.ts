export const LIST = '/homework/holiday';
export const bookletOf = (holidayId: string): string => `${LIST}/detail?holiday=${holidayId}`;
