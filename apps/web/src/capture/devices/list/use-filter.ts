import { DeviceKind, DeviceState, type devicesApi, HealthWord } from '@zhibi/contract/capture/devices';
import type { z } from 'zod';
import { useAddress } from '../../../platform/use-address.js';

type Filter = Omit<z.input<typeof devicesApi.devices.input>, 'cursor'>;
const keys = ['words', 'school', 'kind', 'state', 'health'] as const;

/** Which devices are listed; it lives in the address. */
export function useFilter() {
  const { now, go } = useAddress(keys);
  const filter: Filter = {
    words: now.words || undefined,
    schoolId: now.school || undefined,
    kind: DeviceKind.safeParse(now.kind).data,
    state: DeviceState.safeParse(now.state).data,
    health: HealthWord.safeParse(now.health).data,
  };
  return { filter, now, go, isFiltered: keys.some((key) => now[key] !== '') };
}
