import type { Hash, HashPart } from './hash.js';
import { ItemList } from './item-list.js';
import { KEPT_BYTES, type KeptFiles } from './kept-files.js';
import { progressOf, recent, type Sample } from './rules.js';
import { sendFile, type UploadCalls } from './send-file.js';
import type { UploadItem } from './upload-item.js';

/** What the tray stands on: the server's calls, a hash, a memory, time. */
export interface TrayContext {
  calls: UploadCalls & { abort(uploadId: string): Promise<unknown> };
  hash: Hash;
  hashPart: HashPart;
  kept: KeptFiles;
  now(): number;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** The rows of the tray with the files behind them: reads one, remembers it, sends it, and tells how far it is. */
export class SendingList extends ItemList {
  protected readonly files = new Map<string, File>();
  protected readonly samples = new Map<string, Sample[]>();
  protected account = '';

  constructor(protected readonly context: TrayContext) {
    super();
  }

  protected async send(key: string, signal: AbortSignal): Promise<string> {
    const file = this.files.get(key);
    const item = this.find(key);
    if (!file || !item) throw new DOMException('no file', 'NotReadableError');
    const fileMD5 = item.fileMD5 || (await this.read(key, file, signal));
    await this.remember(key, file, fileMD5);
    const { parentCdId, versionOf } = item;
    const { calls, wait, hashPart } = this.context;
    return sendFile({
      file,
      fileMD5,
      parentCdId,
      versionOf,
      calls,
      wait,
      hashPart,
      signal,
      onOpen: (uploadId, partETagList) => {
        if (!signal.aborted)
          this.change(key, { status: 'upload', uploadId, partETagList, ...this.progress(key, partETagList) });
      },
      onPart: (partNumber, partSize) => this.partArrived(key, partNumber, partSize, signal),
    });
  }

  private async read(key: string, file: File, signal: AbortSignal): Promise<string> {
    this.change(key, { read: 0 });
    const fileMD5 = await this.context.hash(file, (read) => this.change(key, { read }), signal);
    this.change(key, { fileMD5, read: null });
    return fileMD5;
  }

  private remember(key: string, file: File, fileMD5: string): Promise<void> {
    const item = this.find(key);
    if (!item) return Promise.resolve();
    const { name, size, parentCdId, versionOf } = item;
    const kept = {
      key,
      account: this.account,
      name,
      size,
      fileMD5,
      parentCdId,
      versionOf,
      addedAt: this.context.now(),
    };
    return this.context.kept.put({ ...kept, file: size <= KEPT_BYTES ? file : null });
  }

  private partArrived(key: string, partNumber: number, partSize: number, signal: AbortSignal): void {
    const item = this.find(key);
    if (!item || signal.aborted) return;
    const now = this.context.now();
    this.samples.set(key, [...recent(this.samples.get(key) ?? [], now), { atMs: now, bytes: partSize }]);
    const partETagList = [...item.partETagList, { partNumber, partSize }];
    this.change(key, { partETagList, ...this.progress(key, partETagList) });
  }

  private progress(key: string, parts: UploadItem['partETagList']) {
    return progressOf(this.find(key)?.size ?? 0, parts, this.samples.get(key) ?? [], this.context.now());
  }
}
