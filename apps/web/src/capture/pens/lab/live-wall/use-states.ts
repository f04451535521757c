import { captureApi } from '@zhibi/contract/capture';
import { captureEvents } from '@zhibi/contract/events/capture';
import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import { useEffect, useState } from 'react';
import { useRead } from '../../../../platform/api.js';
import { useEvent } from '../../../../platform/events/use-event.js';
import { serverNow } from '../../../../platform/server-clock.js';
import { instantOf } from '../../../../platform/time.js';
import { useInkEvents } from '../../../parts/use-live-ink.js';
import { type StateNow, stateOf } from './state.js';

const LOOK_EVERY_MS = 10_000;
const now = () => serverNow().getTime();

interface Looked {
  homeworkId: string;
  students: readonly SubmissionOfStudent[];
  /** The questions that are looked at: with something on each of them somebody has written all. */
  itemIds: readonly string[];
  restMin: number;
}

/** How each student is at this moment: as the server says it from time to time, and as ink and pens are heard between. */
export function useStates({ homeworkId, students, itemIds, restMin }: Looked): ReadonlyMap<string, StateNow> {
  const [nowMs, setNow] = useState(now);
  const [heard, setHeard] = useState<ReadonlyMap<string, number>>(new Map());
  const [isThere, setThere] = useState<ReadonlyMap<string, boolean>>(new Map());
  const told = useRead(captureApi.progress, { homeworkId }, { everyMs: LOOK_EVERY_MS });
  useInkEvents(homeworkId, (studentId) => {
    setNow(now());
    setHeard((old) => new Map(old).set(studentId, now()));
  });
  useEvent(captureEvents.penConnected, ({ pageCode, status }) =>
    setThere((old) => new Map(old).set(pageCode, status === 'connected')),
  );
  // Minutes go by without news.
  useEffect(() => {
    const timer = setInterval(() => setNow(now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const knownOf = new Map(told.data?.items.map((one) => [one.studentId, one]));
  return new Map(
    students.map(({ studentId, status, pageCodes }) => {
      const known = knownOf.get(studentId);
      const last = known?.lastInkAt == null ? null : instantOf(known.lastInkAt).getTime();
      const live = heard.get(studentId);
      const lastInkMs = live === undefined ? last : Math.max(live, last ?? 0);
      const pens = pageCodes.flatMap(({ pageCode }) => isThere.get(pageCode) ?? []);
      const isPenAway = pens.length > 0 ? !pens.includes(true) : known?.pen === 'disconnected';
      const isWhole = itemIds.length > 0 && itemIds.every((itemId) => known?.itemIds.includes(itemId));
      return [studentId, stateOf({ status, lastInkMs, isWhole, isPenAway }, nowMs, restMin)];
    }),
  );
}
