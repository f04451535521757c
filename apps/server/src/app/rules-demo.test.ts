import { expect, it } from 'vitest';
import { timesOf } from '../../demo/scenario-times.js';
import { scenarios } from '../../demo/scenarios.js';

const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 2, 9, hour, 20)));

it.each(hours)('a world that is made at %s has what was collected behind it, and one homework open', (today) => {
  for (const scenario of scenarios) {
    const { startAt, endAt } = timesOf(scenario, { today, timeZone: 'Asia/Shanghai' });
    expect(startAt < endAt).toBe(true);
    expect(startAt < today).toBe(true);
    expect(endAt < today).toBe(scenario.until !== 'open');
  }
});
