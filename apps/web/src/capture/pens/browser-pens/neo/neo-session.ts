import { behindBy, writtenAt } from '../driver/pen-clock.js';
import type { MemoryPart, PenEvent } from '../driver/pen-driver.js';
import { strokeId } from '../driver/stroke-id.js';
import { CODE_RULE } from './dots.js';
import { Fields } from './fields.js';
import { FrameReader, type Packet } from './frame.js';
import { LiveStrokes, type RawStroke } from './live-strokes.js';
import { notebooksIn, pieceIn } from './memory.js';
import { type Notebook, requests } from './requests.js';

export interface SessionNeeds {
  now(): number;
  inflate(packed: Uint8Array): Uint8Array;
}

/** What comes of bytes: what the pen told, and what it is answered. */
export interface Told {
  events: PenEvent[];
  answers: Uint8Array[];
}

/** What a pen measures at most where it has not said so. */
const USUAL_FORCE = 852;
const UNLOCKED = 1;
const nameOf = ({ section, owner, note }: Notebook): string => `${section}.${owner}.${note}`;

/**
 * One connection to a NeoLAB smartpen, protocol 2: bytes in, events and answers out; radio, clock and screen are others'. After the handshake the
 * pen writes live; then its memory is read notebook by notebook, which deletes nothing. The pen's clock is put right once its memory is empty:
 * what is in there was timed by the wrong one.
 */
export class NeoSession {
  readonly #frames = new FrameReader();
  readonly #live = new LiveStrokes();
  #mac = '';
  #maxForce = USUAL_FORCE;
  #behindMs = 0;
  #left: Notebook[] = [];
  #reading: string[] = [];
  readonly #read = new Map<string, Notebook>();

  constructor(private readonly needs: SessionNeeds) {}

  begin = (): Uint8Array[] => [requests.version()];
  unlock = (password: string): Uint8Array[] => [requests.password(password)];

  /** Only what this connection has read whole: elsewhere the pen may have gone on writing. */
  forget({ name }: MemoryPart): Uint8Array[] {
    const notebook = this.#read.get(name);
    this.#read.delete(name);
    return notebook === undefined ? [] : [requests.forget(notebook)];
  }

  take(piece: Uint8Array): Told {
    const told: Told = { events: [], answers: [] };
    for (const packet of this.#frames.take(piece)) this.#packet(packet, told);
    return told;
  }

  /** The connection has ended; a line that was begun is kept as far as it came. */
  end(): PenEvent[] {
    const open = this.#live.end();
    return open === undefined ? [] : [this.#stroke(open, 'live')];
  }

  #packet({ command, result, data }: Packet, told: Told): void {
    const fields = new Fields(data);
    if (result !== 0) this.#refused(command, told);
    else if (command === 0x81) this.#version(fields, told);
    else if (command === 0x84) this.#settings(fields, told);
    else if (command === 0x82) this.#password(fields, told);
    else if (command === 0x61) told.events.push({ kind: 'battery', percent: percentOf(fields.u8()) });
    else if (command === 0x62) told.events.push({ kind: 'away' });
    else if (command === 0xa1) this.#notebooks(notebooksIn(data), told);
    else if (command === 0x24) this.#memory(data, told);
    else if (command === 0xa3 && fields.u32() === 0) this.#nextNotebook(told);
    else if (command === 0xa5 && this.#read.size === 0 && this.#left.length === 0) this.#emptied(told);
    else if (command >> 4 === 0x6) this.#written(command, data, told);
  }

  #version(fields: Fields, { events, answers }: Told): void {
    const [name, firmware] = [fields.text(16), fields.text(16)];
    fields.slice(8);
    const model = fields.text(16);
    fields.u16();
    this.#mac = [...fields.slice(6)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase();
    if (fields.isShort) return;
    events.push({ kind: 'known', mac: this.#mac, name, model: model || name, firmware });
    answers.push(requests.settings());
  }

  #settings(fields: Fields, told: Told): void {
    const isLocked = fields.u8() === 1;
    const [most, tried] = [fields.u8(), fields.u8()];
    const now = this.needs.now();
    this.#behindMs = behindBy(fields.u64(), now);
    fields.u16();
    this.#maxForce = fields.u16() || USUAL_FORCE;
    fields.slice(5);
    const battery = percentOf(fields.u8());
    if (fields.isShort) return;
    told.events.push({ kind: 'battery', percent: battery, maxForce: this.#maxForce });
    told.events.push({ kind: 'clock', behindMs: this.#behindMs });
    if (isLocked) told.events.push({ kind: 'locked', triesLeft: Math.max(0, most - tried) });
    else this.#ready(told);
  }

  #password(fields: Fields, told: Told): void {
    const [status, tried, most] = [fields.u8(), fields.u8(), fields.u8()];
    if (status === UNLOCKED) this.#ready(told);
    else told.events.push({ kind: 'locked', triesLeft: Math.max(0, most - tried) });
  }

  #ready({ events, answers }: Told): void {
    events.push({ kind: 'ready' });
    answers.push(requests.live(), requests.notebooks());
  }

  #refused(command: number, told: Told): void {
    // A notebook that the pen will not tell stays there; the next one may be told.
    if (command === 0xa3) this.#nextNotebook(told);
  }

  #notebooks(notebooks: Notebook[], told: Told): void {
    this.#left = notebooks;
    if (notebooks.length === 0) this.#emptied(told);
    else this.#ask(told);
  }

  #ask({ answers }: Told): void {
    const [first] = this.#left;
    this.#reading = [];
    if (first !== undefined) answers.push(requests.memory(first));
  }

  #nextNotebook(told: Told): void {
    this.#left = this.#left.slice(1);
    this.#ask(told);
  }

  #memory(data: Uint8Array, told: Told): void {
    const piece = pieceIn(data, this.#maxForce, this.needs.inflate);
    for (const raw of piece?.strokes ?? []) {
      const event = this.#stroke(raw, 'offline');
      this.#reading.push(event.stroke.id);
      told.events.push(event);
    }
    if (piece !== undefined && !piece.isLast) {
      told.answers.push(requests.taken(piece.packetId));
      return;
    }
    // Of what is broken nothing is acknowledged: the pen keeps it.
    if (piece !== undefined) this.#whole(piece.notebook, told);
    this.#nextNotebook(told);
  }

  #whole(notebook: Notebook, { events }: Told): void {
    const name = nameOf(notebook);
    this.#read.set(name, notebook);
    events.push({ kind: 'memory', part: { name, strokeIds: this.#reading } });
  }

  #emptied({ events, answers }: Told): void {
    events.push({ kind: 'memory-empty' });
    if (this.#behindMs === 0) return;
    answers.push(requests.setTime(this.needs.now()));
    this.#behindMs = 0;
  }

  #written(command: number, data: Uint8Array, { events }: Told): void {
    const { missed, page, writing, written } = this.#live.take(command, data, this.#maxForce);
    if (missed !== undefined) events.push({ kind: 'missed', count: missed });
    if (written !== undefined) events.push(this.#stroke(written, 'live'));
    if (page !== undefined) events.push({ kind: 'page', pageCode: page, codeRule: CODE_RULE });
    if (writing !== undefined) events.push({ kind: 'writing', stroke: this.#stroke(writing, 'live').stroke });
  }

  #stroke({ penTime, pageCode, tip, points }: RawStroke, source: 'live' | 'offline') {
    const id = strokeId([this.#mac, pageCode, penTime, points[0]?.join(' ')].join(' '));
    const t0 = writtenAt(penTime, this.#behindMs, this.needs.now());
    return {
      kind: 'stroke' as const,
      stroke: { id, t0, tip, points: [...points] },
      pageCode,
      codeRule: CODE_RULE,
      source,
    };
  }
}

/** The highest bit says that it is being charged. */
const percentOf = (byte: number): number => Math.min(100, byte & 0x7f);
