import type { Stroke, StrokePoint } from '@zhibi/ink';
import { dotIn, pageCodeOf } from './dots.js';
import { Fields } from './fields.js';

/** A line with the pen's own time. */
export interface RawStroke {
  penTime: number;
  pageCode: string;
  tip: Stroke['tip'];
  points: StrokePoint[];
}

export interface LiveNews {
  missed?: number;
  page?: string;
  writing?: RawStroke;
  written?: RawStroke;
}

const PEN = 0;
const DOWN = 0;
/** Older pens say the same without counting: pen down and up, page, dot. */
const uncounted = new Map([
  [0x64, 0x6b],
  [0x65, 0x6c],
]);

/** Puts lines together out of pen down, page, dots and pen up; a line whose end did not arrive ends where the next one begins. */
export class LiveStrokes {
  #page = '';
  #open: RawStroke | undefined;
  #count: number | undefined;

  /** @param maxForce the hardest that this pen measures */
  take(command: number, data: Uint8Array, maxForce: number): LiveNews {
    const fields = new Fields(data);
    if (command === 0x63) return this.#upOrDown(fields);
    const isCounted = !uncounted.has(command);
    const missed = isCounted ? this.#missed(fields.u8()) : 0;
    const news = this.#read(uncounted.get(command) ?? command, fields, maxForce);
    return missed > 0 ? { ...news, missed } : news;
  }

  /** The pen is away: what was begun is all there is of it. */
  end(): RawStroke | undefined {
    const open = this.#open;
    this.#open = undefined;
    this.#count = undefined;
    return open !== undefined && open.points.length > 0 ? open : undefined;
  }

  #read(command: number, fields: Fields, maxForce: number): LiveNews {
    switch (command) {
      case 0x69:
        return this.#begin(fields.u64(), fields.u8());
      case 0x6a:
        return this.#written();
      case 0x6b:
        return this.#turn(fields);
      case 0x6c:
        return this.#dot(dotIn(fields, maxForce), fields.isShort);
      default:
        return {};
    }
  }

  #upOrDown(fields: Fields): LiveNews {
    return fields.u8() === DOWN ? this.#begin(fields.u64(), fields.u8()) : this.#written();
  }

  #begin(penTime: number, tip: number): LiveNews {
    const before = this.#written();
    this.#open = { penTime, pageCode: this.#page, tip: tip === PEN ? 'pen' : 'eraser', points: [] };
    return before;
  }

  #turn(fields: Fields): LiveNews {
    const [low, middle, high, section = 0] = fields.slice(4);
    const owner = (low ?? 0) + ((middle ?? 0) << 8) + ((high ?? 0) << 16);
    const page = pageCodeOf(section, owner, fields.u32(), fields.u32());
    const open = this.#open;
    this.#page = page;
    // What was written before on another page ends there, and goes on here at the same moment.
    const before = open !== undefined && open.points.length > 0 && open.pageCode !== page ? this.#written() : {};
    if (open !== undefined) this.#open = before.written ? goneOn(open, page) : { ...open, pageCode: page };
    return { ...before, page };
  }

  #dot(point: StrokePoint, isShort: boolean): LiveNews {
    if (this.#open === undefined || isShort) return {};
    // The first dot's time counts from the pen's touch.
    this.#open.points.push(point);
    return { writing: this.#open };
  }

  #written(): LiveNews {
    const open = this.#open;
    this.#open = undefined;
    return open !== undefined && open.points.length > 0 ? { written: open } : {};
  }

  /** Messages are counted in one byte. */
  #missed(count: number): number {
    const before = this.#count;
    this.#count = count;
    return before === undefined ? 0 : (count - before - 1 + 256) % 256;
  }
}

const goneOn = ({ penTime, tip, points }: RawStroke, pageCode: string): RawStroke => ({
  penTime: points.reduce((at, point) => at + point[3], penTime),
  pageCode,
  tip,
  points: [],
});
