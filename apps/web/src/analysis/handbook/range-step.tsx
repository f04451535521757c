import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { Checkbox, Radio, Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useClasses } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { DayField } from '../../platform/layout/day-field.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import { formatNear } from '../../platform/time.js';
import { Field, Fields, Wrong } from '../parts/booklets/fields.js';
import type { HandbookDraft } from './draft.js';
import styles from './handbook.module.css';

const DAY = 'YYYY-MM-DD';

interface RangeStepProps {
  subjectId: number;
  draft: HandbookDraft;
  /** What is missing is told once the person wanted to go on. */
  isTold: boolean;
  onChange: (next: Partial<HandbookDraft>) => void;
}

/** Whose mistakes, and from which days and papers. */
export function RangeStep({ subjectId, draft, isTold, onChange }: RangeStepProps) {
  const { t } = useTranslation('handbook');
  const classes = useClasses();
  const { classId, from, to, homeworkIds } = draft;
  const taught = (classes.data?.clazzs ?? []).filter(({ subjects }) =>
    subjects.some((one) => one.subjectId === subjectId),
  );
  return (
    <Card>
      <Fields>
        <Field name={t('range.class')}>
          <Select
            aria-label={t('range.class')}
            placeholder={t('range.chooseClass')}
            value={classId}
            loading={classes.isLoading}
            {...(isTold && classId === null && { status: 'error' as const })}
            options={taught.map((one) => ({ value: one.classId, label: one.className }))}
            onChange={(chosen) => onChange({ classId: chosen, homeworkIds: null })}
          />
          {isTold && classId === null && <Wrong words={t('range.chooseClass')} />}
        </Field>
        {(['from', 'to'] as const).map((side) => (
          <Field key={side} name={t(`range.${side}`)}>
            <DayField
              isRequired
              aria-label={t(`range.${side}`)}
              value={dayjs(draft[side], DAY)}
              {...(side === 'to' ? { from: dayjs(from, DAY) } : { until: dayjs(to, DAY) })}
              onChange={(day) => day && onChange({ [side]: day.format(DAY), homeworkIds: null })}
            />
          </Field>
        ))}
      </Fields>
      {classId !== null && (
        <fieldset className={styles.sources}>
          <legend>{t('range.sources')}</legend>
          <Sources
            wish={{ classId, subjectId, from, to }}
            chosen={homeworkIds}
            onChange={(next) => onChange({ homeworkIds: next })}
          />
          {isTold && homeworkIds?.length === 0 && <Wrong words={t('range.chooseSource')} />}
        </fieldset>
      )}
    </Card>
  );
}

interface SourcesProps {
  wish: { classId: string; subjectId: number; from: string; to: string };
  chosen: string[] | null;
  onChange: (chosen: string[] | null) => void;
}

function Sources({ wish, chosen, onChange }: SourcesProps) {
  const { t } = useTranslation('handbook');
  const sources = useRead(handbookApi.sources, wish);
  return (
    <Screen
      read={sources}
      skeleton={{ rows: 3 }}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={t('range.noSources')} hint={t('range.noSourcesHint')} />}
    >
      {({ items }) => (
        <>
          <Radio.Group
            value={chosen === null ? 'all' : 'some'}
            onChange={({ target }) =>
              onChange(target.value === 'all' ? null : items.map(({ homeworkId }) => homeworkId))
            }
            options={(['all', 'some'] as const).map((value) => ({ value, label: t(`range.${value}`) }))}
          />
          <Checkbox.Group
            className={styles.sourceList}
            aria-label={t('range.sources')}
            disabled={chosen === null}
            value={chosen ?? items.map(({ homeworkId }) => homeworkId)}
            onChange={onChange}
            options={items.map(({ homeworkId, title, startAt, wrong, students }) => ({
              value: homeworkId,
              label: (
                <>
                  {title}
                  <small className={styles.under}>
                    {formatNear(startAt)} · {t('range.source', { count: wrong, students })}
                  </small>
                </>
              ),
            }))}
          />
        </>
      )}
    </Screen>
  );
}
