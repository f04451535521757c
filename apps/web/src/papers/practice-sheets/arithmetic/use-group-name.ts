import { sumPresets } from '@zhibi/contract/papers/arithmetic';
import { useSession } from '../../../platform/session-store.js';
import type { WantedSums } from './wanted.js';

/** What a group is called in the language of who reads; on paper it is Chinese. */
export function useGroupName(): (one: WantedSums['groups'][number]) => string {
  const { language } = useSession();
  return ({ preset, group }) => sumPresets.find(({ id }) => id === preset)?.name[language] ?? group.title ?? preset;
}
