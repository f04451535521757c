import { type Cue, levelOf, loudnessOf, type Measures, measure } from '@zhibi/contract/homework/spoken';

/** A recording that is done: the file, what was measured of it, and when which piece began. */
export interface Recording {
  sound: Blob;
  measures: Measures;
  cues: Cue[];
}

export type Failure = 'refused' | 'none' | 'unable' | 'broken';

export type RecorderState =
  | { at: 'idle' | 'asking' | 'working' }
  | { at: 'failed'; why: Failure }
  | { at: 'recording'; ms: number; levels: readonly number[]; cues: readonly Cue[] }
  | { at: 'ready'; recording: Recording };

/** What browsers can write: Opus in WebM, and AAC in MP4 where Apple made the browser. */
const forms = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'] as const;
const BITS_A_SECOND = 32_000;
/** Speech lies below 8 kHz: what is measured needs no more. */
const MEASURED_HZ = 16_000;
const TICK_MS = 100;

/** One channel of what the browser has recorded: it decodes what it wrote itself. */
async function decode(sound: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, MEASURED_HZ);
  return (await context.decodeAudioData(await sound.arrayBuffer())).getChannelData(0);
}

/** Records what is said: one piece after the other, with a level to look at, until it is stopped or as long as it may be. */
export class Recorder {
  private state: RecorderState = { at: 'idle' };
  private readonly listeners = new Set<() => void>();
  private stopNow: (() => void) | null = null;
  private startedAt = 0;

  constructor(private readonly longestMs: number) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): RecorderState => this.state;

  /** Begins, once the person has allowed the microphone. */
  start = async (): Promise<void> => {
    if (this.state.at === 'asking' || this.state.at === 'recording') return;
    const form = 'MediaRecorder' in globalThis ? forms.find((one) => MediaRecorder.isTypeSupported(one)) : undefined;
    if (form === undefined || !navigator.mediaDevices) return this.set({ at: 'failed', why: 'unable' });
    this.set({ at: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, channelCount: 1 } });
      this.record(stream, form);
    } catch (error) {
      const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
      this.set({ at: 'failed', why: isMissing ? 'none' : 'refused' });
    }
  };

  /** The student goes on to this piece. */
  cue = (no: number): void => {
    if (this.state.at !== 'recording') return;
    const atMs = Math.round(performance.now() - this.startedAt);
    this.set({ ...this.state, cues: [...this.state.cues, { no, atMs }] });
  };

  stop = (): void => this.stopNow?.();

  /** Throws away what was recorded; the microphone is let go of. */
  reset = (): void => {
    const stop = this.stopNow;
    this.set({ at: 'idle' });
    stop?.();
  };

  private record(stream: MediaStream, mimeType: string): void {
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_A_SECOND });
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => {
      parts.push(data);
      // In a tab that is out of sight the timer below sleeps; what is recorded still comes each second.
      if (performance.now() - this.startedAt >= this.longestMs) this.stop();
    };
    const timer = setInterval(() => {
      if (this.state.at !== 'recording') return;
      analyser.getFloatTimeDomainData(samples);
      const ms = performance.now() - this.startedAt;
      this.set({ ...this.state, ms, levels: [...this.state.levels, levelOf(loudnessOf(samples))] });
      if (ms >= this.longestMs) this.stop();
    }, TICK_MS);
    this.stopNow = () => {
      this.stopNow = null;
      clearInterval(timer);
      recorder.stop();
    };
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
      void this.finish(new Blob(parts, { type: mimeType.split(';')[0] ?? '' }));
    };
    // A phone call or another program takes the microphone away: what was said so far is kept.
    for (const track of stream.getTracks()) track.onended = () => this.stop();
    this.startedAt = performance.now();
    this.set({ at: 'recording', ms: 0, levels: [], cues: [{ no: 0, atMs: 0 }] });
    recorder.start(1_000);
  }

  private async finish(sound: Blob): Promise<void> {
    if (this.state.at !== 'recording') return;
    const cues = [...this.state.cues];
    this.set({ at: 'working' });
    try {
      const measures = measure(await decode(sound), MEASURED_HZ);
      this.set(
        sound.size > 0 && measures.durationMs > 0
          ? { at: 'ready', recording: { sound, measures, cues } }
          : { at: 'failed', why: 'broken' },
      );
    } catch {
      this.set({ at: 'failed', why: 'broken' }); // the browser cannot open what it wrote: the person records it again
    }
  }

  private set(state: RecorderState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
