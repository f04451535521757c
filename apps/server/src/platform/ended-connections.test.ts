import { expect, it } from 'vitest';
import { workUnderEndedConnections } from '../../test/ended-connections.js';
import { openTestWorld } from '../../test/school.js';

it('single connections that end at random leave nobody without an answer and lose nothing that was acknowledged', async () => {
  const world = await openTestWorld({ WORKERS: '0' });
  const { came, ended, unhandled } = await workUnderEndedConnections(world, { seconds: 4, everyMs: 60 });
  await world.close();
  expect(unhandled).toEqual([]);
  expect([...ended.keys()].sort()).toEqual(['zhibi', 'zhibi-jobs', 'zhibi-listener']);
  for (const [kind, { done, hanging, lost }] of Object.entries(came))
    expect({ kind, works: done > 0, hanging, lost }).toEqual({ kind, works: true, hanging: 0, lost: 0 });
}, 180_000);
