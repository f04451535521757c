const DAY_MS = 86_400_000;

/** What the classes were given in so many days up to now; nothing where no days are asked for. */
export const givenSince = (now: Date, days: number | null, classIds: readonly string[]) =>
  days === null ? undefined : { classIds, since: new Date(now.getTime() - days * DAY_MS) };
