import { lectureApi, type SampleKind } from '@zhibi/contract/marking/lecture';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';

/** Collects an answer for the lecture, and says so. */
export function useCollect(): (answerId: string, kind: SampleKind) => void {
  const { t } = useTranslation('lecture');
  const collecting = useWrite(lectureApi.collect, [lectureApi.items, lectureApi.answers], {
    onDone: (_, { kind }) => {
      if (kind !== null) notify.done(t('collect.done', { kind: t(`kinds.${kind}`) }));
    },
  });
  return (answerId, kind) => collecting.mutate({ answerId, kind });
}
