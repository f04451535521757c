import { Refusal } from '../../../platform/api.js';
import type { Decision, KeptDecision, MarkingSessionNeeds, MarkingSessionState } from './marking-session-needs.js';
import { paceOf } from './pace.js';

interface Draft extends KeptDecision {
  /** An earlier decision of this person about the same answer is still on its way. */
  isOnOwn: boolean;
  /** It was on its way when an earlier sitting ended: the school may have it. */
  isLeft?: boolean;
}
const RETRY_MS = [1000, 2000, 4000, 8000];

/** Takes decisions at once, sends them one after another, and keeps what the network lost until it is acknowledged. */
export class MarkingSession {
  private readonly watchers = new Set<() => void>();
  private readonly done: Decision[][] = [];
  private readonly moments: number[] = [];
  /** Revisions that came back for this person's own decisions, and how many of them are still on the way. */
  private readonly acknowledged = new Map<string, number>();
  private readonly underWay = new Map<string, number>();
  private line: Promise<unknown> = Promise.resolve();
  private state: MarkingSessionState = {
    unsent: 0,
    sending: new Set(),
    conflicts: new Set(),
    decided: new Set(),
    canUndo: false,
    secondsEach: paceOf([]),
  };

  constructor(private readonly needs: MarkingSessionNeeds) {}

  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };
  get = (): MarkingSessionState => this.state;

  /** The revision that the newest decision of this sitting about an answer came back with. */
  ownRevision = (answerId: string): number | undefined => this.acknowledged.get(answerId);

  /** Shown as given before the server has it. */
  give(decisions: readonly Decision[]): void {
    if (decisions.length === 0) return;
    const { find, patch, by, at, now } = this.needs;
    const drafts = decisions.flatMap((one) => {
      const answer = find(one.itemId, one.answerId);
      return answer ? [{ ...one, revision: answer.revision, isOnOwn: this.count(one.answerId, 1) > 1 }] : [];
    });
    for (const { itemId, answerId, score, comment, levels = null } of drafts)
      patch(itemId, answerId, {
        score,
        comment,
        levels,
        status: 'scored-by-person',
        scoredBy: by(),
        scoredAt: at(),
        inkSinceScore: false,
      });
    this.needs.kept.keep(drafts);
    this.done.push([...decisions]);
    this.moments.push(now());
    const ids = decisions.map(({ answerId }) => answerId);
    this.set({
      unsent: this.state.unsent + drafts.length,
      sending: this.underWayNow(),
      decided: new Set([...this.state.decided, ...ids]),
      conflicts: new Set([...this.state.conflicts].filter((id) => !ids.includes(id))),
      canUndo: true,
      secondsEach: paceOf(this.moments),
    });
    this.queue(() => this.deliver(drafts).finally(() => this.arrived(drafts)));
  }

  /** Sends what an earlier sitting on this device gave and could not send: each by itself, for some may have been answered meanwhile. */
  resume(): void {
    for (const left of this.needs.kept.all()) {
      if ((this.underWay.get(left.answerId) ?? 0) > 0) continue;
      this.count(left.answerId, 1);
      this.set({ unsent: this.state.unsent + 1, sending: this.underWayNow() });
      const drafts = [{ ...left, isOnOwn: false, isLeft: true }];
      this.queue(() =>
        this.deliver(drafts)
          .then(() => this.needs.refresh([left.itemId]))
          .finally(() => this.arrived(drafts)),
      );
    }
  }

  /** Takes the newest decision of this sitting back, or else of the answer that is looked at. Says which answer to look at. */
  undo(looked?: Pick<Decision, 'itemId' | 'answerId'>): Pick<Decision, 'itemId' | 'answerId'> | undefined {
    const last = this.done.pop() ?? (looked ? [looked] : []);
    this.set({ canUndo: this.done.length > 0 });
    if (last.length > 0) this.queue(() => this.takeBack(last));
    return last[0];
  }

  /** Everything that was given so far has been answered. */
  settled = (): Promise<unknown> => this.line;

  private queue(work: () => Promise<void>): void {
    this.line = this.line.then(work);
  }

  private count(answerId: string, by: 1 | -1): number {
    const count = (this.underWay.get(answerId) ?? 0) + by;
    this.underWay.set(answerId, count);
    return count;
  }

  private underWayNow = (): ReadonlySet<string> =>
    new Set([...this.underWay].flatMap(([answerId, count]) => (count > 0 ? [answerId] : [])));

  private arrived(drafts: readonly Draft[]): void {
    for (const { answerId } of drafts) this.count(answerId, -1);
    this.needs.kept.drop(drafts);
    this.set({ unsent: this.state.unsent - drafts.length, sending: this.underWayNow() });
    if (this.state.unsent === 0) this.needs.onSettled();
  }

  private async deliver(drafts: readonly Draft[]): Promise<void> {
    const { patch, score, refresh, notify } = this.needs;
    const sent = drafts.map((one) => ({
      ...one,
      revision: one.isOnOwn ? (this.acknowledged.get(one.answerId) ?? one.revision) : one.revision,
    }));
    let isRepeated = drafts.some(({ isLeft = false }) => isLeft);
    for (let round = 0; ; round++) {
      try {
        const items = await score(
          sent.map(({ answerId, revision, score: given, comment, presetIds = [], levels }) => ({
            answerId,
            revision,
            score: given,
            comment,
            presetIds,
            levels,
          })),
        );
        for (const { answerId, ...change } of items) {
          this.acknowledged.set(answerId, change.revision);
          const itemId = sent.find((one) => one.answerId === answerId)?.itemId;
          if (itemId) patch(itemId, answerId, change);
        }
        return;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.is('network')) {
          isRepeated = true;
          await this.needs.wait(RETRY_MS[Math.min(round, RETRY_MS.length - 1)] ?? 0);
          continue;
        }
        await refresh([...new Set(sent.map(({ itemId }) => itemId))]);
        if (error.reason !== 'changed-meanwhile') notify(error);
        else await this.settleConflict(sent, isRepeated);
        return;
      }
    }
  }

  /** Of a refused batch the untouched answers are sent again; the others stand as somebody else left them. */
  private async settleConflict(sent: readonly Draft[], isRepeated: boolean): Promise<void> {
    const { find } = this.needs;
    const isUntouched = (one: Draft) => find(one.itemId, one.answerId)?.revision === one.revision;
    const isOurs = (one: Decision) => isRepeated && find(one.itemId, one.answerId)?.score === one.score;
    const lost = sent.filter((one) => !isUntouched(one) && !isOurs(one));
    const again = sent.filter(isUntouched);
    if (lost.length > 0) {
      this.set({ conflicts: new Set([...this.state.conflicts, ...lost.map(({ answerId }) => answerId)]) });
      this.needs.notify('changed-meanwhile');
    }
    if (again.length > 0 && again.length < sent.length) await this.deliver(again);
  }

  private async takeBack(decisions: readonly Pick<Decision, 'itemId' | 'answerId'>[]): Promise<void> {
    const { find, patch, takeBack, refresh, notify } = this.needs;
    for (const { itemId, answerId } of decisions) {
      const answer = find(itemId, answerId);
      if (!answer) continue;
      try {
        const { score, revision } = await takeBack(answerId, answer.revision);
        this.acknowledged.set(answerId, revision);
        patch(itemId, answerId, { score, revision, status: score === null ? 'waiting' : answer.status });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!error.isSaid) notify(error);
        break;
      }
    }
    await refresh([...new Set(decisions.map(({ itemId }) => itemId))]);
  }

  private set(change: Partial<MarkingSessionState>): void {
    this.state = { ...this.state, ...change };
    for (const watcher of this.watchers) watcher();
  }
}
