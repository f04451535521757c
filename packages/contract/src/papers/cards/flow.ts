import { asksNumber, type CardBlock, type CardManner } from './design.js';
import { numberNeeds } from './layout-number.js';
import { columnsOfCard, type Rect } from './sheet.js';

export const GAP = 2;
/** Blocks of a flow: the next place in the columns of the pages, downwards. */
export class Flow {
  readonly blocks: CardBlock[] = [];
  private page = 1;
  private column = 0;
  private yMm: number;

  constructor(private readonly manner: CardManner) {
    this.yMm = this.place.yMm;
  }

  get place(): Rect {
    return columnsOfCard(this.manner, this.page)[this.column] ?? { xMm: 14, yMm: 21, widthMm: 182, heightMm: 259 };
  }

  /** What is left of the column. */
  get roomMm(): number {
    return this.place.yMm + this.place.heightMm - this.yMm;
  }

  get isAtTop(): boolean {
    return this.yMm <= this.place.yMm + 0.01;
  }

  next(): void {
    this.column++;
    if (this.column >= this.manner.columns) [this.column, this.page] = [0, this.page + 1];
    this.yMm = this.place.yMm;
    const isFront = this.column === 0 && (!this.manner.duplex || this.page % 2 === 1);
    if (asksNumber(this.manner) && isFront && this.page > 1) this.number();
  }

  /** Every front says whose it is. */
  number(): void {
    const { widthMm, heightMm } = numberNeeds(this.manner);
    this.put({ kind: 'number' }, heightMm, { widthMm: Math.min(up(widthMm), this.place.widthMm) });
  }

  put(what: Unplaced, heightMm: number, at: Partial<Rect> = {}): void {
    const { xMm, widthMm } = this.place;
    if (heightMm > this.roomMm + 0.01 && !this.isAtTop) this.next();
    this.beside(what, {
      xMm,
      widthMm,
      yMm: this.yMm,
      heightMm,
      ...at,
      ...(at.xMm === undefined ? { xMm: this.place.xMm } : {}),
    });
    this.yMm += heightMm + GAP;
  }

  /** A block at a place that the flow does not count. */
  beside(what: Unplaced, rect: Rect): void {
    this.blocks.push({
      ...what,
      ...rounded(rect),
      blockId: `b${this.blocks.length + 1}`,
      page: this.page,
    } as CardBlock); // as: a kind with its fields and its place
  }

  move(byMm: number): void {
    this.yMm += byMm;
  }

  get atMm(): number {
    return this.yMm;
  }
}

export type Unplaced = CardBlock extends infer B
  ? B extends CardBlock
    ? Omit<B, keyof Rect | 'blockId' | 'page'>
    : never
  : never;

const half = (mm: number) => Math.round(mm * 2) / 2;
export const down = (mm: number) => Math.floor(mm * 2 + 1e-6) / 2;
export const up = (mm: number) => Math.ceil(mm * 2 - 1e-6) / 2;
const rounded = ({ xMm, yMm, widthMm, heightMm }: Rect): Rect => ({
  xMm: half(xMm),
  yMm: half(yMm),
  widthMm: down(widthMm),
  heightMm: half(heightMm),
});
