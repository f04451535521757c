import { screen } from '@testing-library/react';
import type { Measures } from '@zhibi/contract/homework/spoken';
import { expect, it, vi } from 'vitest';
import { show } from '../../../../test/show.js';
import { Recorder } from './recorder.js';
import { RecorderPanel } from './recorder-panel.js';

const measures = (seconds: number): Measures => ({
  durationMs: seconds * 1000,
  spanMs: seconds * 1000,
  voicedMs: seconds * 900,
  pauses: 0,
  longestPauseMs: 0,
  loudnessDb: -20,
  clipped: 0,
  levels: [50, 60, 50],
});

it.each([
  [40, null, false],
  [60, '到最长 1:00，自动停了；没读完就再录一遍', false],
  [70, '录了 1:10，超过了最长 1:00，不能提交：请再录一遍，录短一些', true],
] as const)(
  'of %i s, where a minute is allowed, says how it stands to the limit',
  async (seconds, words, isRefused) => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => {} }));
    const recording = { sound: new Blob(['sound']), measures: measures(seconds), cues: [] };
    const panel = { recorder: new Recorder(60_000), seconds: 60, takeWords: '提交这一遍', onTake: () => {} };
    await show(<RecorderPanel {...panel} state={{ at: 'ready', recording }} />);
    expect(await screen.findByRole('button', { name: '提交这一遍' })).toHaveProperty('disabled', isRefused);
    if (words === null) expect(screen.queryByText(/最长/)).toBeNull();
    else expect(screen.getByText(words)).toBeDefined();
  },
);
