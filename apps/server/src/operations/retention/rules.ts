const DAY_MS = 86_400_000;

/** What is older than this moment is kept no longer; undefined where it is kept for good. */
export const limitOf = (days: number | null, now: Date): Date | undefined =>
  days === null ? undefined : new Date(now.getTime() - days * DAY_MS);

/** Nothing is removed while people are at work. @param stamp 14 digits of the installation's time zone */
export const isNight = (stamp: string): boolean => {
  const hour = Number(stamp.slice(8, 10));
  return hour >= 1 && hour < 5;
};
