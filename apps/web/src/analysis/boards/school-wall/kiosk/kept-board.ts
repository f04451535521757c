import { WallBoard } from '@zhibi/contract/analysis';

const NAME = 'wall';

/** The last figures of this screen, kept in its browser for the time without a network: sums only, nobody's name. */
export const keptBoard = {
  keep(key: string, board: WallBoard): void {
    try {
      localStorage.setItem(NAME, JSON.stringify({ key, board }));
    } catch {
      // A browser that keeps nothing shows nothing while there is no network.
    }
  },
  read(key: string): WallBoard | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(NAME) ?? 'null');
      return kept?.key === key ? WallBoard.parse(kept.board) : undefined;
    } catch {
      return undefined; // of an older release, or changed by hand
    }
  },
  forget: () => localStorage.removeItem(NAME),
};
