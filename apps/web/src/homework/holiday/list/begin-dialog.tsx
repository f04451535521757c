import { type HolidayCategory, holidayApi } from '@zhibi/contract/homework/holiday';
import { Input, Segmented, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useClasses } from '../../../people/index.js';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { uuid } from '../../../platform/events/wire.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { today } from '../../../platform/today.js';
import { FieldGroup, FormField } from '../../parts/form-field.js';
import { bookletOf } from '../parts/addresses.js';
import styles from './begin-dialog.module.css';

const DAY = 'YYYYMMDD';
const WINTER = 3;
const SUMMER = 4;
const nameOf = (category: HolidayCategory) => (category === WINTER ? 'winter' : 'summer');

interface Form {
  wishId: string;
  classId: string | null;
  workCategory: HolidayCategory;
  title: string;
  from: string;
  to: string;
}

/** From October to March the next holiday is the winter's. */
const nextCategory = (): HolidayCategory => ([9, 10, 11, 0, 1, 2].includes(new Date().getMonth()) ? WINTER : SUMMER);

/** Beginning a booklet: of which class, for which days. */
export function BeginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('holiday');
  return (
    <Dialog title={t('begin')} size="form" keepsTyping open={open} onClose={onClose}>
      {open && <BeginForm onClose={onClose} />}
    </Dialog>
  );
}

function BeginForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('holiday');
  const go = useNavigate();
  const classes = useClasses().data?.clazzs ?? [];
  const [form, setForm, drop] = useDraft('holiday-begin', (): Form => {
    const workCategory = nextCategory();
    const title = t(`form.titleOf.${nameOf(workCategory)}`);
    return { wishId: uuid(), classId: null, workCategory, title, from: '', to: '' };
  });
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<Form>) => setForm({ ...form, ...part });
  const classId = form.classId ?? (classes.length === 1 ? (classes[0]?.classId ?? null) : null);
  const wrong = {
    class: classId === null,
    title: form.title.trim() === '',
    days: form.from === '' || form.to === '' || form.from >= form.to,
  };
  const beginning = useWrite(holidayApi.begin, [holidayApi.list], {
    onDone: ({ holidayId }) => {
      drop();
      notify.done(t('form.done'));
      void go(bookletOf(holidayId));
    },
    onRefused: ({ reason }) => {
      if (reason === 'wish-used') change({ wishId: uuid() });
    },
  });
  const submit = () => {
    setTried(true);
    if (classId === null || wrong.title || wrong.days) return;
    const { wishId, title, workCategory, from, to } = form;
    change({});
    beginning.mutate({ wishId, classId, title, workCategory, from, to });
  };
  const told = (name: keyof typeof wrong) => isTried && wrong[name] && t(`form.wrong.${name}`);
  return (
    <div className={styles.form}>
      <FormField label={t('form.class')} wrong={told('class')}>
        {(id) => (
          <Select
            id={id}
            placeholder={t('form.wrong.class')}
            value={classId}
            options={classes.map((one) => ({ value: one.classId, label: one.className }))}
            onChange={(value) => change({ classId: value })}
          />
        )}
      </FormField>
      <FieldGroup label={t('form.category')}>
        <Segmented<HolidayCategory>
          aria-label={t('form.category')}
          value={form.workCategory}
          options={([WINTER, SUMMER] as const).map((value) => ({
            value,
            label: t(`form.categories.${nameOf(value)}`),
          }))}
          onChange={(workCategory) =>
            change({
              workCategory,
              ...(form.title === t(`form.titleOf.${nameOf(form.workCategory)}`) && {
                title: t(`form.titleOf.${nameOf(workCategory)}`),
              }),
            })
          }
        />
      </FieldGroup>
      <FormField label={t('form.title')} wrong={told('title')}>
        {(id) => (
          <Input
            id={id}
            maxLength={60}
            value={form.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('form.from')} wrong={told('days')}>
        {(id) => (
          <DayField
            id={id}
            from={today()}
            value={form.from === '' ? null : dayjs(form.from, DAY)}
            onChange={(day) => change({ from: day?.format(DAY) ?? '' })}
          />
        )}
      </FormField>
      <FormField label={t('form.to')}>
        {(id) => (
          <DayField
            id={id}
            from={form.from === '' ? today() : dayjs(form.from, DAY).add(1, 'day')}
            value={form.to === '' ? null : dayjs(form.to, DAY)}
            onChange={(day) => change({ to: day?.format(DAY) ?? '' })}
          />
        )}
      </FormField>
      <Foot words={t('form.submit')} isBusy={beginning.isPending} onMain={submit} onCancel={onClose} />
    </div>
  );
}
