import type { Audio, QuestionPart } from '@zhibi/contract/questions';
import type { WarnReason } from '@zhibi/contract/questions/exchange';
import type { MediaFile } from '../model.js';
import type { MediaLack } from './media-type.js';

const MOST_SOUNDS = 5;

/** What a text may name: bytes by the path that its pictures have. */
export interface Files {
  /** A file that came with the text, or why it cannot be had. */
  open(path: string): Uint8Array | MediaLack;
}
const noFiles: Files = { open: () => 'missing' };

/** Gathers what is found while the texts of one question are read. */
export class Findings {
  readonly warnings = new Set<WarnReason>();
  #sounds: Audio[] = [];
  constructor(
    readonly pictures: Map<string, MediaFile>,
    readonly files: Files = noFiles,
  ) {}

  warn(what: WarnReason): void {
    this.warnings.add(what);
  }

  /** Tells why a picture or a sound is not there. */
  lacks(kind: 'picture' | 'sound', why: MediaLack): void {
    this.warn(`${kind}-${why}`);
  }

  receive(sound: Audio): void {
    this.#sounds.push(sound);
  }

  /** The part with the sounds that its texts held. */
  withSounds<P extends QuestionPart>(part: P): P {
    const sounds = this.#sounds;
    this.#sounds = [];
    if (sounds.length > MOST_SOUNDS) this.warn('sounds-too-many');
    return sounds.length === 0 ? part : { ...part, audio: sounds.slice(0, MOST_SOUNDS) };
  }

  /** What the texts of a part told, taken over. */
  join(other: Findings): void {
    for (const warning of other.warnings) this.warn(warning);
    this.#sounds.push(...other.#sounds);
  }

  /** Keeps a picture or a sound; answers the id by which the text names it. */
  keep(picture: MediaFile): string {
    const id = `file-${this.pictures.size + 1}`;
    this.pictures.set(id, picture);
    return id;
  }
}
