import { type ScreenLine, screenAt } from '../../platform/screen-line.js';

/** Where the client of the pens opens our screens: no shell around them, and no way of theirs leads into it. */
const ROOT = '/correction/';
const FIRST = `${ROOT}index`;

/** What stands in the frame under an address of its own, by its address in the shell: the same screens, not copies. */
const framed: Readonly<Record<string, string>> = {
  '/': FIRST,
  '/index': FIRST,
  '/login': `${ROOT}login`,
  '/jike': FIRST,
  '/homework/index': FIRST,
  '/homework/written': FIRST,
  '/homework/written/detail': `${ROOT}stuStatistics`,
  '/source/source': `${ROOT}myQues`,
  '/source/list': FIRST,
  '/paper/index': FIRST,
  '/paper/list': FIRST,
  '/paperTest/auto': `${ROOT}auto`,
  '/paperTest/self': `${ROOT}manual`,
  '/paperTest/chinese': `${ROOT}chinese`,
  '/paperTest/myQues': `${ROOT}myQues`,
  '/paperTest/addQues': `${ROOT}addQues`,
  '/paperTest/preview': `${ROOT}preview`,
  '/indexDetail': `${ROOT}wrong`,
  '/study/analysis': `${ROOT}statistics`,
};

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';
const isOfFrame = (address: string): boolean => address.startsWith(ROOT);

/** The address that a link of the shell has in the frame; one that stands in none stays as it is. */
export function inFrame(address: string): string {
  const path = pathOf(address);
  const there = framed[path];
  return there === undefined ? address : there + address.slice(path.length);
}

/** What a person in the frame is led to: its own screens under either address, and tools, which bring no shell. */
export const screensInFrame = (reachable: readonly ScreenLine[]): ScreenLine[] =>
  reachable.filter((screen) => {
    const there = screenAt(reachable, inFrame(screen.path));
    return isOfFrame(screen.path) || screen.layout === 'tool' || (there !== undefined && isOfFrame(there.path));
  });

/**
 * Whether this window shows our screens inside another program. It begins with a screen of the frame; a tool that was called
 * from there belongs to it; a screen of the shell, which only an address can open, ends it.
 */
export class Frame {
  private isIn = false;

  get isOpen(): boolean {
    return this.isIn;
  }

  enter(address: string, { layout }: Pick<ScreenLine, 'layout'>): void {
    if (isOfFrame(address)) this.isIn = true;
    else if (layout !== 'tool') this.isIn = false;
  }

  /** Where a step from here leads: out of no screen of the frame into the shell. @param from what the person looks at or asked for */
  lead = (to: string, from = ''): string => (this.isIn || isOfFrame(from) ? inFrame(to) : to);
}

export const frame = new Frame();
