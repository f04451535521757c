import { expect, it } from 'vitest';
import { homeworkTimes } from '../../demo/homework-times.js';
import { scenarios } from '../../demo/scenarios.js';

const HOUR_MS = 3_600_000;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

it.each(hours)('what is over is over when the demo world is made, also %i hours after midnight', (hour) => {
  const today = new Date(Date.parse('2026-11-28T16:16:00Z') + hour * HOUR_MS); // 0:16 in Shanghai
  for (const scenario of scenarios) {
    const { startAt, endAt } = homeworkTimes(scenario, today, 'Asia/Shanghai');
    expect(endAt.getTime() - startAt.getTime()).toBeGreaterThan(HOUR_MS);
    expect(endAt <= today).toBe(scenario.until !== 'open');
    expect(startAt < today).toBe(true);
  }
});
