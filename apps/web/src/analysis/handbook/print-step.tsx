import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { MomentField } from '../../platform/layout/moment-field.js';
import { Field, Fields, Wrong } from '../parts/booklets/fields.js';
import { LoadReason } from '../parts/booklets/load-reason.js';
import type { HandbookDraft, HandbookWish } from './draft.js';
import styles from './handbook.module.css';

interface PrintStepProps {
  wish: HandbookWish;
  draft: HandbookDraft;
  isTold: boolean;
  onChange: (next: Partial<HandbookDraft>) => void;
}

/** What they are called, when they come back, and how much paper it takes. */
export function PrintStep({ wish, draft, isTold, onChange }: PrintStepProps) {
  const { t } = useTranslation('handbook');
  const students = useRead(handbookApi.plan, wish).data?.students ?? [];
  const pages = students.reduce((sum, one) => sum + one.pages, 0);
  const sheets = students.reduce((sum, one) => sum + Math.ceil(one.pages / 2), 0);
  const { title, endAt, dots, loadReason } = draft;
  return (
    <Card title={t('print.sums', { copies: students.length, pages, sheets })}>
      <p className={styles.hint}>{t('print.bound')}</p>
      <Fields>
        <Field name={t('print.title')}>
          <Input
            aria-label={t('print.title')}
            maxLength={60}
            value={title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
          {isTold && title.trim() === '' && <Wrong words={t('print.titleMissing')} />}
        </Field>
        <Field name={t('print.endAt')}>
          <MomentField aria-label={t('print.endAt')} value={endAt} onChange={(next) => onChange({ endAt: next })} />
          {isTold && endAt === '' && <Wrong words={t('print.endMissing')} />}
        </Field>
        <Field name={t('print.dots')}>
          <Switch aria-label={t('print.dots')} checked={dots} onChange={(next) => onChange({ dots: next })} />
          <small>{t('print.dotsHint')}</small>
        </Field>
        {loadReason !== undefined && (
          <LoadReason value={loadReason} isWrong={isTold} onChange={(next) => onChange({ loadReason: next })} />
        )}
      </Fields>
    </Card>
  );
}
