const sizes = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** How long in one unit, the largest that it fills: "2 hours". */
export function sizeOfTime(ms: number, language: string): string {
  const [unit, size] = sizes.find(([, least]) => ms >= least) ?? sizes[3];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / size));
}
