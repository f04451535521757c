import { type ScreenLine, screenAt } from '../../platform/screen-line.js';

/** A part of the product that shows the same screens under addresses of its own, not copies; no way of theirs leads out of it. */
export interface Place {
  root: `/${string}/`;
  /** By the address that the screen has elsewhere. */
  framed: Readonly<Record<string, `/${string}`>>;
}

/** Where the client of the pens opens our screens: no shell around them. */
const ROOT = '/correction/';
const FIRST = `${ROOT}index`;
const client: Place = {
  root: ROOT,
  framed: {
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
  },
};

/** Operations in a school that they act for: what teachers compose with, in their own shell. */
const operations: Place = {
  root: '/devops/',
  framed: {
    '/source/source': '/devops/myques?view=all',
    '/source/list': '/devops/paper',
    '/paperTest/self': '/devops/manual',
    '/paperTest/myQues': '/devops/myques',
    '/question/ques': '/devops/myques',
    '/paper/areas': '/devops/mark',
    '/paperTest/addQues': '/devops/addques',
    '/paperTest/preview': '/devops/preview',
  },
};
const places = [client, operations];

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';
const placeOf = (address: string): Place | undefined => places.find(({ root }) => address.startsWith(root));

/** The address that a link has in this place; one that stands in none stays as it is. */
export function inFrame(address: string, { framed }: Place = client): string {
  const path = pathOf(address);
  const there = framed[path];
  if (there === undefined) return address;
  const rest = address.slice(path.length);
  return there + (there.includes('?') ? rest.replace('?', '&') : rest);
}

/** What a person in the frame is led to: its own screens under either address, and tools, which bring no shell. */
export const screensInFrame = (reachable: readonly ScreenLine[], place: Place = client): ScreenLine[] =>
  place === client ? ofClient(reachable) : [...reachable, ...underOther(reachable, place)];

const ofClient = (reachable: readonly ScreenLine[]) =>
  reachable.filter((screen) => {
    const there = screenAt(reachable, inFrame(screen.path));
    return placeOf(screen.path) === client || screen.layout === 'tool' || (there && placeOf(there.path) === client);
  });

/** The screens of the place under the addresses that links name; no menu is drawn from those. */
const underOther = (reachable: readonly ScreenLine[], { framed }: Place) =>
  Object.entries(framed).flatMap(([path, to]) => {
    const { menu: _, under: __, ...screen } = screenAt(reachable, to) ?? {};
    return 'load' in screen ? [{ ...screen, path: path as ScreenLine['path'] }] : []; // every address of the map begins with a slash
  });

/**
 * Whether this window shows our screens in a place of its own. It begins with a screen of the place; a tool that was called
 * from there belongs to it; another screen, which only an address can open, ends it.
 */
export class Frame {
  private place: Place | undefined;

  get isOpen(): boolean {
    return this.place !== undefined;
  }

  enter(address: string, { layout }: Pick<ScreenLine, 'layout'>): void {
    const entered = placeOf(address);
    if (entered || layout !== 'tool') this.place = entered;
  }

  /** Where a step from here leads: never out of the place. @param from what the person looks at or asked for */
  lead = (to: string, from = ''): string => {
    const place = this.place ?? placeOf(from);
    return place ? inFrame(to, place) : to;
  };

  screensOf = (reachable: readonly ScreenLine[]): readonly ScreenLine[] =>
    this.place ? screensInFrame(reachable, this.place) : reachable;
}

export const frame = new Frame();
