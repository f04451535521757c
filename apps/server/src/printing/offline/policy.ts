import type { OfflineRecord } from '@zhibi/contract/printing/offline';
import type { Actor } from '@zhibi/contract/session';

interface Kept {
  settlementId: string | null;
  withdrawnAt: Date | null;
}

/** The centre keeps the records until they are settled; a school only reads them. */
export function offlineRights(
  { role }: Pick<Actor, 'role'>,
  { settlementId, withdrawnAt }: Kept,
): OfflineRecord['can'] {
  const isOpen = role === 'ZHIBI_PRINT_CENTER' && settlementId === null;
  const isWithdrawn = withdrawnAt !== null;
  return { edit: isOpen && !isWithdrawn, withdraw: isOpen && !isWithdrawn, restore: isOpen && isWithdrawn };
}
