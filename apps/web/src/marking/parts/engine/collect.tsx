import { lectureApi, type SampleKind } from '@zhibi/contract/marking/lecture';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import styles from './collect.module.css';

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

const keys = { excellent: 'X', typical: 'D' } as const;

/** The answer that is marked, kept to be shown to the class. */
export function CollectButtons({ answerId }: { answerId: string | undefined }) {
  const { t } = useTranslation('lecture');
  const collect = useCollect();
  return (
    <fieldset className={styles.collect} aria-label={t('collect.label')}>
      {(['excellent', 'typical'] as const).map((kind) => (
        <Button
          key={kind}
          size="small"
          disabled={answerId === undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => answerId && collect(answerId, kind)}
        >
          {t(`collect.${kind}`)} <kbd>{keys[kind]}</kbd>
        </Button>
      ))}
    </fieldset>
  );
}
