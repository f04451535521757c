import { type variantsApi as Api, variantsApi } from '@zhibi/contract/questions/variants';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useRead, useWrite } from '../../platform/api.js';
import { useDraft } from '../../platform/drafts/use-draft.js';
import { Card } from '../../platform/layout/card.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { notify } from '../../platform/notify.js';
import { useSettled } from '../../platform/use-settled.js';
import { AnswerText } from '../parts/answer-text.js';
import { QuestionText } from '../parts/question-text.js';
import { useFaultWords } from './faults.js';
import { MakeCard } from './make-card.js';
import { newSeed } from './new-seed.js';
import { Numbers } from './numbers.js';
import { Parameters } from './parameters.js';
import { Preview } from './preview.js';
import { TruthFields } from './truth-fields.js';
import styles from './variants.module.css';
import { keyOf, templateOf, truthPlaces, wantedOf, withNamed } from './wanted.js';

export type Shown = z.output<(typeof Api)['template']['output']>;

/** A question beside what of it changes, and the variants that come of it. */
export function Maker({ shown }: { shown: Shown }) {
  const { t } = useTranslation('variants');
  const { questionId, version, body, numbers, template, revision, isBehind, made } = shown;
  const [wanted, setWanted, drop] = useDraft(`variants ${questionId}`, () => wantedOf(template));
  const [seed, setSeed] = useState(1);
  const asked = templateOf(wanted, numbers);
  const isEmpty = asked.numbers.length === 0 && asked.parameters.length === 0;
  const settled = useSettled({ questionId, template: asked, seed });
  const read = useRead(variantsApi.preview, isEmpty ? null : settled, { keepOld: true });
  const found = isEmpty ? undefined : read.data;
  const faults = useFaultWords(found?.faults ?? []);
  const saving = useWrite(variantsApi.save, [variantsApi.template], {
    onDone: () => {
      drop();
      notify.done(t('saved'));
    },
  });
  const removing = useWrite(variantsApi.remove, [variantsApi.template], {
    onDone: () => {
      drop();
      setWanted(wantedOf(null));
      notify.done(t('forgotten'));
    },
  });
  const isKept = template !== null && JSON.stringify(asked) === JSON.stringify(templateOf(wantedOf(template), numbers));
  const isSound = found !== undefined && found.faults.length === 0 && found.variants.length > 0;
  const conditionFault = asked.conditions.map((_, index) => faults.get(`condition ${index}`)).find(Boolean);
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        back="/paperTest/myQues"
        extra={
          <>
            {template !== null && (
              <Confirm
                title={t('forget')}
                hint={t('forgetHint')}
                words={t('forget')}
                onConfirm={() => removing.mutate({ questionId })}
              >
                <Button loading={removing.isPending}>{t('forget')}</Button>
              </Confirm>
            )}
            <Button
              type="primary"
              disabled={!isSound || (isKept && !isBehind)}
              loading={saving.isPending}
              onClick={() => saving.mutate({ questionId, version, revision, template: asked })}
            >
              {t('save')}
            </Button>
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title={t('question')}>
            {isBehind && (
              <p className={styles.behind} role="status">
                {t('behind')}
              </p>
            )}
            <QuestionText body={body} />
            <AnswerText body={body} />
          </Card>
          <Card title={t('numbers.title')}>
            <Numbers
              numbers={numbers}
              expressions={wanted.expressions}
              faults={faults}
              onChange={(number, typed) =>
                setWanted({ ...wanted, expressions: { ...wanted.expressions, [keyOf(number)]: typed } })
              }
              onLeave={(number, typed) => {
                const next = withNamed(wanted, number, typed);
                if (next !== wanted) setWanted(next);
              }}
            />
          </Card>
          <Card title={t('parameters.title')}>
            <Parameters
              parameters={wanted.parameters}
              faults={faults}
              onChange={(parameters) => setWanted({ ...wanted, parameters })}
            />
          </Card>
          <Card title={t('conditions.title')}>
            <div className={styles.rows}>
              <p className={styles.hint}>{t('conditions.hint')}</p>
              <Input.TextArea
                aria-label={t('conditions.label')}
                autoSize={{ minRows: 2, maxRows: 10 }}
                maxLength={1_200}
                spellCheck={false}
                status={conditionFault === undefined ? '' : 'error'}
                value={wanted.conditions}
                onChange={({ target }) => setWanted({ ...wanted, conditions: target.value })}
              />
              {conditionFault !== undefined && <small className={styles.wrong}>{conditionFault}</small>}
              <TruthFields
                places={truthPlaces(body)}
                truths={wanted.truths}
                faults={faults}
                onChange={(truths) => setWanted({ ...wanted, truths })}
              />
            </div>
          </Card>
        </div>
        <div className={styles.column}>
          <MakeCard questionId={questionId} isSaved={isKept && !isBehind} made={made} />
          <Preview found={found} fault={faults.get('question')} onAgain={() => setSeed(newSeed())} />
        </div>
      </div>
    </>
  );
}
