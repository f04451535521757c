import { HealthPart, healthPoints, type SchoolState } from '@zhibi/contract/operations';

/** What the health of a school is judged by. */
export interface HealthFacts {
  accounts: number;
  activated: number;
  teachers: number;
  teachersLoggedIn: number;
  handedIn: number;
  /** Copies of homework that has ended. */
  expected: number;
  latePrints: number;
  doubtfulBatches: number;
  failedJobs: number;
  /** Since the newest backup that holds the school; null where there is none. */
  backupHours: number | null;
}

/** Each thing that waits too long costs so much of its part. */
const EACH = 1 / 3;
const DAY_H = 24;
const WEEK_H = 7 * DAY_H;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const without = (count: number): number => Math.max(0, 1 - count * EACH);
const fresh = (hours: number | null): number => (hours === null || hours > WEEK_H ? 0 : hours <= DAY_H ? 1 : 0.5);

/** How a school is doing, from 0 to 100, and why. A part of which there is nothing to judge counts neither for nor against it. */
export function healthOf(facts: HealthFacts): SchoolState['health'] {
  const judged: Record<HealthPart, { by: number | null; share: number | null }> = {
    accounts: both(share(facts.activated, facts.accounts)),
    teachers: both(share(facts.teachersLoggedIn, facts.teachers)),
    homework: both(share(facts.handedIn, facts.expected)),
    prints: { by: facts.latePrints, share: without(facts.latePrints) },
    scans: { by: facts.doubtfulBatches, share: without(facts.doubtfulBatches) },
    jobs: { by: facts.failedJobs, share: without(facts.failedJobs) },
    backup: { by: facts.backupHours, share: fresh(facts.backupHours) },
  };
  const parts = HealthPart.options.map((part) => {
    const [of, { by, share: got }] = [healthPoints[part], judged[part]];
    return { part, of, by, points: got === null ? null : Math.round(got * of) };
  });
  const counted = parts.filter(({ points }) => points !== null);
  const whole = counted.reduce((sum, { of }) => sum + of, 0);
  const got = counted.reduce((sum, { points }) => sum + (points ?? 0), 0);
  return { score: whole === 0 ? null : Math.round((100 * got) / whole), parts };
}

const both = (value: number | null) => ({ by: value, share: value });
