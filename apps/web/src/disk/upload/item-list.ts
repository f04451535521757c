import type { UploadItem } from './upload-item.js';

/** The rows of the tray: whoever draws them is told of each change. */
export class ItemList {
  protected items: readonly UploadItem[] = [];
  private readonly listeners = new Set<() => void>();

  get = (): readonly UploadItem[] => this.items;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected find = (key: string): UploadItem | undefined => this.items.find((one) => one.key === key);

  protected change(key: string, change: Partial<UploadItem>): void {
    this.set(this.items.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  protected set(items: readonly UploadItem[]): void {
    this.items = items;
    for (const listener of this.listeners) listener();
  }
}
