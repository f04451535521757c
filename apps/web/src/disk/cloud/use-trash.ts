import { diskApi } from '@zhibi/contract/disk';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { tell } from '../../platform/tell.js';

/** Into the recycle bin: nothing is asked, because nothing is lost. */
export function useTrash(onDone: () => void = () => {}): (cdIds: string[]) => void {
  const { t } = useTranslation('disk');
  const trashing = useWrite(diskApi.trash, [diskApi.list], {
    onDone: () => {
      tell.done(t('trashed'));
      onDone();
    },
  });
  return (cdIds) => trashing.mutate({ cdIds });
}
