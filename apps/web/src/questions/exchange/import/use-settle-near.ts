import { exchangeApi, type NearVerdict } from '@zhibi/contract/questions/exchange';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';

/** Settles items that are much like other questions; what is shown of the import is read again. */
export function useSettleNear(importId: string, onDone?: () => void) {
  const { t } = useTranslation('exchange');
  const write = useWrite(exchangeApi.settleNear, [exchangeApi.importInfo, exchangeApi.items, exchangeApi.imports], {
    onDone: (_, { verdict }) => {
      notify.done(t(`near.settled.${verdict}`));
      onDone?.();
    },
  });
  return {
    isPending: write.isPending,
    settle: (positions: number[], verdict: NearVerdict) => write.mutate({ importId, positions, verdict }),
  };
}
