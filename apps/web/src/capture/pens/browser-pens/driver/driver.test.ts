import { describe, expect, it } from 'vitest';
import { Connection, waitBefore } from './connection.js';
import type { GattDevice } from './gatt.js';
import { behindBy, writtenAt } from './pen-clock.js';
import type { PenEvent } from './pen-driver.js';
import { SimulatedPen } from './simulated-pen.js';

const NOW = Date.UTC(2026, 10, 29, 8);
const HOUR = 3_600_000;

describe('the clock of a pen', () => {
  it.each([
    [NOW, 0],
    [NOW - 1_999, 0],
    [NOW + 1_500, 0],
    [NOW - HOUR, HOUR],
    [NOW + HOUR, -HOUR],
    [0, NOW],
  ])('at %s is behind by %s', (penNow, behind) => expect(behindBy(penNow, NOW)).toBe(behind));

  it.each([
    ['right', NOW - 5_000, 0, NOW - 5_000],
    ['behind', NOW - HOUR - 5_000, HOUR, NOW - 5_000],
    ['ahead', NOW + HOUR - 5_000, -HOUR, NOW - 5_000],
    ['never set', 5_000, NOW - 10_000, NOW - 5_000],
    ['later than now cannot be', NOW + HOUR, 0, NOW],
    ['before there were such pens neither', 1_000, 0, NOW],
  ])('%s', (_, penTime, behind, at) => expect(writtenAt(penTime, behind, NOW)).toBe(at));
});

const stroke = (id: string, t0 = NOW) => ({
  stroke: { id, t0, tip: 'pen' as const, points: [[1, 1, 0.5, 0] as const] },
  pageCode: '3.27.1.1',
  codeRule: 'demo',
});

describe('a simulated pen', () => {
  it('remembers what was written while it slept, tells it with the right time, and until it may forget it', async () => {
    const pen = new SimulatedPen('020000000001', () => NOW);
    const events: PenEvent[] = [];
    const link = await pen.connect((event) => events.push(event));
    const strokes = () =>
      events.flatMap((event) =>
        event.kind === 'stroke' ? [`${event.source} ${event.stroke.id} ${event.stroke.t0 - NOW}`] : [],
      );
    pen.write(stroke('a'));
    pen.loseTime(HOUR);
    pen.sleep(true);
    pen.write(stroke('b', NOW - 5));
    pen.sleep(false);
    expect(strokes()).toEqual(['live a 0', 'offline b -5']);
    expect(events.find((event) => event.kind === 'clock' && event.behindMs > 0)).toMatchObject({ behindMs: HOUR });
    pen.sleep(true);
    pen.sleep(false);
    expect(strokes().at(-1)).toBe('offline b -5');
    const part = events.flatMap((event) => (event.kind === 'memory' ? [event.part] : [])).at(-1);
    link.forget(part ?? { strokeIds: [] });
    expect(events.at(-1)).toEqual({ kind: 'memory-empty' });
    pen.sleep(true);
    pen.sleep(false);
    expect(strokes()).toHaveLength(3);
  });
});

/** A radio that is told what to do. */
function radio({ isPen = true } = {}) {
  const notify = Object.assign(new EventTarget(), {
    value: new DataView(new ArrayBuffer(1)),
    startNotifications: async () => undefined,
    writeValue: async () => undefined,
  });
  const written: number[] = [];
  const server = {
    connected: false,
    isAsleep: false,
    connect: async () => {
      if (server.isAsleep) throw new Error('out of reach');
      server.connected = true;
      return server;
    },
    disconnect: () => {
      server.connected = false;
    },
    getPrimaryService: async () => {
      if (!isPen) throw new Error('no such service');
      return {
        getCharacteristic: async (uuid: string | number) =>
          uuid === 'notify'
            ? notify
            : Object.assign(new EventTarget(), {
                startNotifications: async () => undefined,
                writeValue: async (bytes: Uint8Array) => void written.push(bytes[0] ?? 0),
              }),
      };
    },
  };
  const device: GattDevice = Object.assign(new EventTarget(), { gatt: server });
  const plans: { ms: number; work: () => void }[] = [];
  const told: string[] = [];
  const connection = new Connection(device, {
    channels: [{ service: 's', notify: 'notify', write: 'write' }],
    onOpen: () => [Uint8Array.of(1)],
    onBytes: (bytes) => [Uint8Array.of((bytes[0] ?? 0) + 100)],
    onAway: () => told.push('away'),
    onStranger: () => told.push('stranger'),
    later: (ms, work) => {
      const plan = { ms, work };
      plans.push(plan);
      return () => plans.splice(plans.indexOf(plan), 1);
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  const say = async (byte: number) => {
    notify.value = new DataView(Uint8Array.of(byte).buffer);
    notify.dispatchEvent(new Event('characteristicvaluechanged'));
    await settle();
  };
  const lose = async (isAsleep: boolean) => {
    server.isAsleep = isAsleep;
    server.connected = false;
    device.dispatchEvent(new Event('gattserverdisconnected'));
    await settle();
  };
  const turn = async () => {
    const plan = plans.shift();
    plan?.work();
    await settle();
    return plan?.ms;
  };
  return { connection, written, told, plans, settle, say, lose, turn, server };
}

describe('the link to a pen', () => {
  it('is begun anew after the pen slept, later each time, for as long as the page is there', async () => {
    const { connection, written, told, plans, say, lose, turn, server } = radio();
    await connection.open();
    await say(7);
    expect(written).toEqual([1, 107]);
    await lose(true);
    expect(told).toEqual(['away']);
    expect([await turn(), await turn(), await turn()]).toEqual([1_000, 2_000, 4_000]);
    server.isAsleep = false;
    await turn();
    expect(written).toEqual([1, 107, 1]);
    await lose(true);
    expect(await turn()).toBe(1_000);
    connection.close();
    expect(plans).toEqual([]);
    expect([waitBefore(0), waitBefore(99)]).toEqual([1_000, 30_000]);
  });

  it('is not made to what is no such pen', async () => {
    const { connection, told, plans } = radio({ isPen: false });
    await connection.open();
    expect(told).toEqual(['stranger']);
    expect(plans).toEqual([]);
  });
});
