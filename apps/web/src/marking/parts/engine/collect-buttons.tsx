import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './collect-buttons.module.css';
import { useCollect } from './use-collect.js';

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
