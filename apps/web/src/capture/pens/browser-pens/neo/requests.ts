import { text, u16, u32, u64 } from './fields.js';
import { frameOf } from './frame.js';

/** A notebook as the pen names it: four bytes, the owner in three, the section in the last, and its number. */
export interface Notebook {
  section: number;
  owner: number;
  note: number;
}

const PROTOCOL = '2.18';
const TO_ALL = 0xffff_ffff;
const TIME = 1;
const place = ({ section, owner }: Notebook): number[] => [...u32(owner).slice(0, 3), section];

/** What is asked of a pen (NeoLAB smartpen protocol 2). */
export const requests = {
  version: () =>
    frameOf(0x01, [...Array<number>(16).fill(0), 0xf0, 0x01, ...text('0.0.0.0', 16), ...text(PROTOCOL, 8)]),
  password: (words: string) => frameOf(0x02, text(words, 16)),
  settings: () => frameOf(0x04, []),
  setTime: (now: number) => frameOf(0x05, [TIME, ...u64(now)]),
  /** Every page that it writes on, as it writes. */
  live: () => frameOf(0x11, [0xff, 0xff]),
  notebooks: () => frameOf(0x21, u32(TO_ALL)),
  /** All pages of one, not packed; nothing is deleted by being sent. */
  memory: (of: Notebook) => frameOf(0x23, [2, 0, ...place(of), ...u32(of.note), ...u32(0)]),
  /** This piece has come: the next one. */
  taken: (packetId: number) => frameOf(0xa4, [...u16(packetId), 1], 0),
  forget: (of: Notebook) => frameOf(0x25, [...place(of), 1, ...u32(of.note)]),
};
