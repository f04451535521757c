import { LARGEST_AUDIO_BYTES, LARGEST_IMAGE_BYTES, writingApi } from '@zhibi/contract/questions/writing';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { asRefusal } from '../../../platform/refusal.js';
import { RefusedFiles } from '../../../platform/refused-files.js';
import { session } from '../../../platform/session-store.js';
import type { FilesFrom } from '../editor/files.js';

/** Sends pictures and sounds of a question to the server; what it refuses is said once for all that came together. */
export function useFiles(): FilesFrom {
  const { t } = useTranslation('writing');
  return useMemo(() => {
    const refused = new RefusedFiles();
    return {
      async send(file) {
        const name = file instanceof File ? file.name : t('image.title');
        const limit = file.type.startsWith('audio/') ? LARGEST_AUDIO_BYTES : LARGEST_IMAGE_BYTES;
        if (file.size > limit) {
          refused.add(name, t('image.tooLarge'));
          return undefined;
        }
        try {
          return await call(writingApi.upload, { file });
        } catch (error) {
          const refusal = asRefusal(error, session.get().language);
          if (!refusal.isSaid) refused.add(name, refusal.message);
          return undefined;
        }
      },
      tell: () => refused.tell(),
      onLost: (count) => notify.warn(t('paste.lost', { count })),
    };
  }, [t]);
}
