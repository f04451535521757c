import { questionsApi } from '@zhibi/contract/questions';
import { variantLimits, variantsApi } from '@zhibi/contract/questions/variants';
import { writingApi } from '@zhibi/contract/questions/writing';
import { Button, Checkbox, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { useDraft } from '../../platform/drafts/use-draft.js';
import { Card } from '../../platform/layout/card.js';
import { Go } from '../../platform/layout/go.js';
import { notify } from '../../platform/notify.js';
import { newSeed } from './new-seed.js';
import styles from './variants.module.css';

/** Makes questions of what is saved. */
export function MakeCard({ questionId, isSaved, made }: { questionId: string; isSaved: boolean; made: number }) {
  const { t } = useTranslation('variants');
  const [wish, setWish] = useDraft(`variants to make ${questionId}`, () => ({ count: 5, intoCart: false }));
  const { count, intoCart } = wish;
  const making = useWrite(variantsApi.make, [variantsApi.template, writingApi.mine, questionsApi.cart], {
    onDone: ({ questionIds }) => notify.done(t('make.done', { count: questionIds.length })),
  });
  return (
    <Card title={t('make.title')}>
      <div className={styles.rows}>
        <p className={styles.hint}>{t('make.hint')}</p>
        <div className={styles.line}>
          <InputNumber
            aria-label={t('make.count')}
            value={count}
            min={1}
            max={variantLimits.atOnce}
            precision={0}
            onChange={(next) => next !== null && setWish({ ...wish, count: next })}
          />
          <Checkbox checked={intoCart} onChange={({ target }) => setWish({ ...wish, intoCart: target.checked })}>
            {t('make.cart')}
          </Checkbox>
          <Button
            disabled={!isSaved}
            loading={making.isPending}
            onClick={() => making.mutate({ questionId, count, intoCart, seed: newSeed() })}
          >
            {isSaved ? t('make.button', { count }) : t('make.first')}
          </Button>
        </div>
        {made > 0 && (
          <p className={styles.hint}>
            {t('made', { count: made })} <Go to="/paperTest/myQues">{t('make.toMine')}</Go>
          </p>
        )}
      </div>
    </Card>
  );
}
