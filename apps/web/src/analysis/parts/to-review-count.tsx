import { analysisApi } from '@zhibi/contract/analysis';
import { useRead } from '../../platform/api.js';

/** How many wrong questions come back today, for the sign of a tab; nothing where none does. */
export function Count() {
  const { data } = useRead(analysisApi.wrong, { due: true });
  return data?.counts.due || null;
}
