/** With its sign, as points are taken and given. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));
