import { describe, expect, it, vi } from 'vitest';
import { AnswerQueue, type CardAnswer, type SendAnswer } from './answer-queue.js';

const opened = (send: SendAnswer) => {
  const sent: CardAnswer[] = [];
  const queue = new AnswerQueue(
    (answer) => {
      sent.push(answer);
      return send(answer);
    },
    () => Promise.resolve(),
  );
  const states = () => Object.fromEntries([...queue.get()].map(([id, { label, state }]) => [id, `${label} ${state}`]));
  return { queue, sent, states };
};

describe('what the cards said', () => {
  it('is sent for each student', async () => {
    const { queue, states } = opened(async () => true);
    for (let k = 0; k < 40; k++) queue.put({ studentId: `s${k}`, label: 'A' });
    await vi.waitFor(() => expect(Object.values(states()).filter((state) => state === 'A sent')).toHaveLength(40));
  });

  it('is the newest where a student turns the card while it is being sent', async () => {
    const gates: (() => void)[] = [];
    const { queue, sent, states } = opened(() => new Promise((done) => gates.push(() => done(true))));
    for (const label of ['A', 'B', 'C']) queue.put({ studentId: 's', label });
    expect(sent.map(({ label }) => label)).toEqual(['A']);
    gates[0]?.();
    await vi.waitFor(() => expect(sent.map(({ label }) => label)).toEqual(['A', 'C']));
    expect(states()).toEqual({ s: 'C sending' });
    gates[1]?.();
    await vi.waitFor(() => expect(states()).toEqual({ s: 'C sent' }));
  });

  it('is tried again after a lost network, and not where the server says no', async () => {
    let times = 0;
    const lost = opened(async () => {
      times += 1;
      if (times < 3) throw new Error('no network');
      return true;
    });
    lost.queue.put({ studentId: 's', label: 'A' });
    await vi.waitFor(() => expect(lost.states()).toEqual({ s: 'A sent' }));
    expect(times).toBe(3);
    const refused = opened(async () => false);
    refused.queue.put({ studentId: 's', label: 'A' });
    await vi.waitFor(() => expect(refused.states()).toEqual({ s: 'A failed' }));
    expect(refused.sent).toHaveLength(1);
  });

  it('is not tried again, and nothing is added, when the question is over', async () => {
    const { queue, sent } = opened(() => Promise.reject(new Error('no network')));
    queue.put({ studentId: 's', label: 'A' });
    queue.close();
    queue.put({ studentId: 't', label: 'A' });
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toHaveLength(1);
  });
});
