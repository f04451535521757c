import { nameKey } from '@zhibi/contract/kernel';
import { Refusal } from '../../platform/refusal.js';
import { ONLINE_AFTER_MS, REMOVED_AFTER_MS } from './rules.js';
import { NotWhole } from './send-file.js';
import { SendingList } from './sending-list.js';
import { newItem, type Standstill, type UploadItem } from './upload-item.js';

export interface Target {
  parentCdId: string;
  /** The file that gets a new version; null for a new file. */
  versionOf: string | null;
}

const ROUNDS = 2;

/** The files that are on their way to the cloud disk: one after the other, whatever page is open. A plain machine, read with useSyncExternalStore. */
export class Tray extends SendingList {
  private running: { key: string; stop: AbortController } | null = null;
  private coming: AbortController | null = null;
  /** The tray of the screen hears of each file that has arrived. */
  onArrived: (item: UploadItem, cdId: string) => void = () => {};

  /** Begins for a person: what was chosen before stays, and what this browser remembers of theirs is found again. */
  async open(account: string): Promise<void> {
    if (this.account === account) return;
    if (this.account !== '') this.close();
    this.account = account;
    const kept = await this.context.kept.all(account);
    if (this.account !== account) return;
    for (const { file, fileMD5, ...of } of kept) {
      if (this.find(of.key)) continue; // added while this was read
      if (file) this.files.set(of.key, file);
      this.set([...this.items, { ...newItem(of), fileMD5, ...(file ? {} : { status: 'cancel', why: 'no-file' }) }]);
    }
    this.next();
  }

  /** Another person, or nobody: everything stops here, and is remembered. */
  close(): void {
    this.account = '';
    this.running?.stop.abort();
    this.coming?.abort();
    this.files.clear();
    this.set([]);
  }

  /** The names that wait for a folder: a file of the same name is refused. */
  namesFor = (parentCdId: string): string[] =>
    this.items.filter((one) => one.parentCdId === parentCdId && one.versionOf === null).map((one) => one.name);

  add(files: readonly File[], { parentCdId, versionOf }: Target): void {
    for (const file of files) {
      const key = crypto.randomUUID?.() ?? `${this.context.now()}-${Math.random()}`; // plain HTTP pages have no randomUUID
      this.files.set(key, file);
      this.set([...this.items, newItem({ key, name: file.name, size: file.size, parentCdId, versionOf })]);
    }
    this.next();
  }

  pause = (key: string): void => this.stand(key, 'paused');

  /** Goes on; a file that was not kept is given again, and known by name and size. */
  resume(key: string, file?: File): boolean {
    const item = this.find(key);
    if (!item) return false;
    if (file) {
      const isSame = file.size === item.size && nameKey(file.name) === nameKey(item.name);
      if (!isSame && item.why !== 'changed') return false;
      this.files.set(key, file);
    }
    if (!this.files.has(key)) return false;
    // A file that was changed, or was chosen again, is read again.
    const fileMD5 = file || item.why === 'changed' ? '' : item.fileMD5;
    this.change(key, { status: 'wait', why: null, refusal: '', fileMD5, size: file?.size ?? item.size });
    this.next();
    return true;
  }

  /** Gives an upload up: the server forgets its parts too. */
  remove(key: string): void {
    const item = this.find(key);
    this.stand(key, 'paused');
    this.forget(key);
    // What the server does not hear of now it sweeps by itself after a week.
    if (item?.uploadId && !item.isDone) void this.context.calls.abort(item.uploadId).catch(() => undefined);
    this.next();
  }

  removeAll(): void {
    for (const { key } of this.items) this.remove(key);
  }

  offline(): void {
    this.coming?.abort();
    for (const item of this.items) if (item.status !== 'cancel' && !item.isDone) this.stand(item.key, 'offline');
  }

  /** Two seconds after the network is back, what it had stopped goes on. */
  async online(): Promise<void> {
    this.coming?.abort();
    const coming = new AbortController();
    this.coming = coming;
    await this.context.wait(ONLINE_AFTER_MS, coming.signal).catch(() => undefined); // stopped: it went away again
    if (coming.signal.aborted) return;
    for (const { key, why } of this.items) if (why === 'offline') this.change(key, { status: 'wait', why: null });
    this.next();
  }

  private stand(key: string, why: Standstill, refusal = ''): void {
    if (this.find(key)?.isDone) return;
    this.change(key, { status: 'cancel', why, refusal, speed: 0, secondsLeft: null, read: null });
    if (this.running?.key === key) this.running.stop.abort();
  }

  /** Starts the first that waits, if nothing runs. */
  private next(): void {
    const item = this.items.find((one) => one.status === 'wait');
    if (this.running || !item || !this.account) return;
    const stop = new AbortController();
    this.running = { key: item.key, stop };
    void this.run(item.key, stop.signal)
      .catch((error: unknown) => this.failed(item.key, error, stop.signal))
      .finally(() => {
        this.running = null;
        this.next();
      });
  }

  private async run(key: string, signal: AbortSignal): Promise<void> {
    for (let round = 1; ; round++) {
      try {
        const cdId = await this.send(key, signal);
        return await this.arrived(key, cdId, signal);
      } catch (error) {
        if (!(error instanceof NotWhole) || round >= ROUNDS) throw error;
        this.change(key, { fileMD5: '', partETagList: [], percent: 0 }); // read anew: it may have been changed meanwhile
      }
    }
  }

  private async arrived(key: string, cdId: string, signal: AbortSignal): Promise<void> {
    const item = this.find(key);
    if (!item) return;
    this.change(key, { isDone: true, status: 'upload', percent: 100, speed: 0, secondsLeft: null, why: null });
    void this.context.kept.remove(key);
    this.onArrived(item, cdId);
    await this.context.wait(REMOVED_AFTER_MS, signal).catch(() => undefined); // closed meanwhile: there is nothing to remove
    this.forget(key);
  }

  private failed(key: string, error: unknown, signal: AbortSignal): void {
    if (signal.aborted || !this.find(key)) return;
    if (error instanceof Refusal) this.stand(key, error.is('network') ? 'offline' : 'refused', error.message);
    else this.stand(key, 'changed');
  }

  private forget(key: string): void {
    this.files.delete(key);
    this.samples.delete(key);
    void this.context.kept.remove(key);
    this.set(this.items.filter((one) => one.key !== key));
  }
}
