/** Something that has a say when a person logs out of this browser. */
export interface Leaver {
  /** What would be lost, in words; null when nothing would. */
  unsaved?: () => string | null;
  /** Whether a draft is still on its way to the server: not asked for at a logout, but before the page begins anew. */
  pending?: () => boolean;
  /** Sends that draft now. */
  save?: () => Promise<unknown>;
  /** Forgets what it holds of the person. */
  forget?: () => void | Promise<void>;
}

/** Whoever holds things of a person outside the storages: unsent ink, an open chat. */
export class Leaving {
  private readonly leavers = new Set<Leaver>();

  on = (leaver: Leaver): (() => void) => {
    this.leavers.add(leaver);
    return () => this.leavers.delete(leaver);
  };

  unsaved = (): string[] => [...this.leavers].flatMap((leaver) => leaver.unsaved?.() ?? []);

  isPending = (): boolean => [...this.leavers].some((leaver) => leaver.pending?.() === true);

  save = async (): Promise<void> => {
    await Promise.all([...this.leavers].map((leaver) => leaver.save?.()));
  };

  forget = async (): Promise<void> => {
    await Promise.all([...this.leavers].map((leaver) => leaver.forget?.()));
  };
}

export const leaving = new Leaving();
