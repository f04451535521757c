import { type HolidayDetail, holidayApi, holidayLimits } from '@zhibi/contract/homework/holiday';
import { papersApi } from '@zhibi/contract/papers';
import { Input, InputNumber, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useInfinite, useRead, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { DaysField } from '../../../platform/layout/days-field.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { FieldGroup, FormField } from '../../parts/form-field.js';
import { type DayChoice, daysFrom, daysOf } from '../parts/days.js';
import styles from './detail.module.css';

interface FillDrawerProps {
  booklet: HolidayDetail;
  /** The subject that is filled; null while the drawer is closed. */
  subjectId: number | null;
  onClose: () => void;
}

/** Putting a subject into the booklet: whose questions, on which days, how much a day. */
export function FillDrawer({ booklet, subjectId, onClose }: FillDrawerProps) {
  const { t } = useTranslation('holiday');
  const names = useNames();
  const subject = booklet.can.fill.find((one) => one.subjectId === subjectId);
  const title = t('fill.title', { subject: names.subject(subject?.subjectName ?? '') });
  return (
    <Drawer title={title} size="form" keepsTyping open={subject !== undefined} onClose={onClose}>
      {subject && <FillForm key={subject.subjectId} booklet={booklet} subject={subject} onClose={onClose} />}
    </Drawer>
  );
}

interface FillFormProps {
  booklet: HolidayDetail;
  subject: { subjectId: number; subjectName: string };
  onClose: () => void;
}

interface Form {
  paperIds: string[];
  choice: DayChoice;
  chosen: string[];
  minutesADay: number;
  loadReason: string;
}

const choices: readonly DayChoice[] = ['every', 'weekdays', 'alternate', 'chosen'];
const USUAL_MINUTES = 20;

function FillForm({ booklet, subject: { subjectId, subjectName }, onClose }: FillFormProps) {
  const { t } = useTranslation('holiday');
  const names = useNames();
  const { holidayId, from, to } = booklet;
  const part = booklet.parts.find((one) => one.subjectId === subjectId);
  const [form, setForm, drop] = useDraft(
    `holiday-${holidayId}-${subjectId}-${part?.revision ?? 0}`,
    (): Form => ({
      paperIds: part?.paperIds ?? [],
      choice: part ? 'chosen' : 'weekdays',
      chosen: part?.days ?? [],
      minutesADay: part?.minutesADay ?? (Math.min(USUAL_MINUTES, booklet.limit ?? USUAL_MINUTES) || USUAL_MINUTES),
      loadReason: part?.loadReason ?? '',
    }),
  );
  const [isTried, setTried] = useState(false);
  const change = (some: Partial<Form>) => setForm({ ...form, ...some });
  const papers = useInfinite(papersApi.list, { subjectId, withoutCards: true });
  const days = daysOf(form.choice, daysFrom(from, to), form.chosen);
  const { paperIds, minutesADay } = form;
  const isWhole = paperIds.length > 0 && days.length > 0;
  const wish = { holidayId, subjectId, paperIds, days, minutesADay };
  const dealt = useRead(holidayApi.deal, isWhole ? wish : null, { keepOld: true }).data;
  const isOver = isWhole && (dealt?.over.length ?? 0) > 0;
  const filling = useWrite(holidayApi.fill, [holidayApi.detail, holidayApi.list], {
    onDone: () => {
      drop();
      notify.done(t('fill.done', { subject: names.subject(subjectName) }));
      onClose();
    },
  });
  const loadReason = form.loadReason.trim();
  const submit = () => {
    setTried(true);
    if (isWhole && !(isOver && loadReason === ''))
      filling.mutate({ ...wish, revision: part?.revision ?? 0, loadReason: isOver ? loadReason : '' });
  };
  return (
    <div className={styles.fields}>
      <FormField label={t('fill.papers')} wrong={isTried && paperIds.length === 0 && t('fill.wrong.papers')}>
        {(id) => (
          <Select<string[]>
            id={id}
            mode="multiple"
            maxCount={holidayLimits.papers}
            style={{ width: '100%' }}
            loading={papers.isPending}
            placeholder={t('fill.papersHint')}
            notFoundContent={t('fill.papersNone')}
            optionFilterProp="label"
            value={paperIds}
            options={papers.rows.map(({ paperId, title, questionCount }) => ({
              value: paperId,
              label: `${title} · ${t('questions', { count: questionCount })}`,
            }))}
            onPopupScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
              if (papers.hasNextPage && scrollTop + clientHeight > scrollHeight - 40) void papers.fetchNextPage();
            }}
            onChange={(chosen) => change({ paperIds: chosen })}
          />
        )}
      </FormField>
      <FieldGroup label={t('fill.days')} wrong={isTried && days.length === 0 && t('fill.wrong.days')}>
        <Segmented<DayChoice>
          aria-label={t('fill.days')}
          value={form.choice}
          options={choices.map((value) => ({ value, label: t(`fill.${value}`) }))}
          onChange={(choice) => change({ choice, ...(choice === 'chosen' && { chosen: days }) })}
        />
        {form.choice === 'chosen' && (
          <DaysField aria-label={t('fill.days')} days={form.chosen} onChange={(chosen) => change({ chosen })} />
        )}
      </FieldGroup>
      <FormField label={t('fill.minutes')}>
        {(id) => (
          <InputNumber
            id={id}
            min={1}
            max={holidayLimits.minutesADay}
            precision={0}
            value={minutesADay}
            onChange={(value) => change({ minutesADay: value ?? USUAL_MINUTES })}
          />
        )}
      </FormField>
      {isWhole && dealt && (
        <p className={styles.preview} role="status">
          {t('fill.preview', {
            days: dealt.days.length,
            questions: t('questions', { count: dealt.days.reduce((sum, one) => sum + one.questions, 0) }),
            most: Math.round(Math.max(0, ...dealt.days.map(({ sum }) => sum))),
          })}
        </p>
      )}
      {isWhole && dealt && dealt.leftOut > 0 && (
        <p className={styles.wrong}>{t('fill.leftOut', { count: dealt.leftOut })}</p>
      )}
      {isOver && dealt && (
        <>
          <p className={styles.wrong}>{t('fill.over', { count: dealt.over.length, limit: dealt.limit ?? 0 })}</p>
          <FormField label={t('fill.reason')} wrong={isTried && loadReason === '' && t('fill.wrong.reason')}>
            {(id) => (
              <Input
                id={id}
                maxLength={200}
                value={form.loadReason}
                onChange={(event) => change({ loadReason: event.target.value })}
              />
            )}
          </FormField>
        </>
      )}
      <Foot words={t('fill.submit')} isBusy={filling.isPending} onMain={submit} onCancel={onClose} />
    </div>
  );
}
