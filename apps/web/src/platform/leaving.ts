/** Something that has a say when a person logs out of this browser. */
export interface Leaver {
  /** What would be lost, in words; null when nothing would. */
  unsaved?: () => string | null;
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

  forget = async (): Promise<void> => {
    await Promise.all([...this.leavers].map((leaver) => leaver.forget?.()));
  };
}

export const leaving = new Leaving();
