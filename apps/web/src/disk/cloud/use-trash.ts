import { diskApi } from '@zhibi/contract/disk';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { notify } from '../../platform/notify.js';

/** Into the recycle bin: nothing is asked, because nothing is lost. */
export function useTrash(onDone: () => void = () => {}): (cdIds: string[]) => void {
  const { t } = useTranslation('disk');
  const trashing = useWrite(diskApi.trash, [diskApi.list], {
    onDone: () => {
      notify.done(t('trashed'));
      onDone();
    },
  });
  return (cdIds) => trashing.mutate({ cdIds });
}
