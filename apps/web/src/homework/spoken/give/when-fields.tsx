import { peopleApi } from '@zhibi/contract/people';
import { Checkbox, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { MomentField } from '../../../platform/layout/moment-field.js';
import { Screen } from '../../../platform/screen.js';
import { FieldGroup, FormField } from '../../parts/form-field.js';
import type { FieldsProps } from './fields-props.js';
import styles from './give.module.css';

const lengths = [30, 60, 120, 180, 300, 600] as const;

/** Who says it, how often, how long, and when. */
export function WhenFields({ subjectId, form, wrongs, given, onChange }: FieldsProps) {
  const { t } = useTranslation('spoken');
  return (
    <>
      {!given && <ClassesField subjectId={subjectId} form={form} wrongs={wrongs} onChange={onChange} />}
      <div className={styles.pair}>
        <FieldGroup label={t('form.tries')}>
          <Segmented<number>
            aria-label={t('form.tries')}
            options={[1, 2, 3, 5]}
            value={form.tries}
            onChange={(tries) => onChange({ tries })}
          />
        </FieldGroup>
        <FieldGroup label={t('form.seconds')}>
          <Select<number>
            aria-label={t('form.seconds')}
            value={form.seconds}
            options={lengths.map((value) => ({
              value,
              label: value < 60 ? t('seconds', { count: value }) : t('form.minutes', { count: value / 60 }),
            }))}
            onChange={(seconds) => onChange({ seconds })}
          />
        </FieldGroup>
      </div>
      <div className={styles.pair}>
        {!given && (
          <FormField label={`${t('form.startAt')} (${t('form.startNow')})`}>
            {(id) => <MomentField id={id} value={form.startAt} onChange={(startAt) => onChange({ startAt })} />}
          </FormField>
        )}
        <FormField label={t('form.endAt')} wrong={wrongs.includes('endAt') && t('form.wrong.endAt')}>
          {(id) => (
            <MomentField
              id={id}
              value={form.endAt}
              isWrong={wrongs.includes('endAt')}
              onChange={(endAt) => onChange({ endAt })}
            />
          )}
        </FormField>
      </div>
    </>
  );
}

function ClassesField({
  subjectId,
  form,
  wrongs,
  onChange,
}: Pick<FieldsProps, 'subjectId' | 'form' | 'wrongs' | 'onChange'>) {
  const { t } = useTranslation('spoken');
  const classes = useRead(peopleApi.classes, {});
  return (
    <FieldGroup label={t('form.classes')} wrong={wrongs.includes('classIds') && t('form.wrong.classIds')}>
      <Screen read={classes} skeleton={{ rows: 1 }}>
        {({ clazzs }) => {
          const taught = clazzs.filter(({ subjects }) => subjects.some((one) => one.subjectId === subjectId));
          if (taught.length === 0) return <p>{t('form.classesNone')}</p>;
          return (
            <Checkbox.Group
              options={taught.map(({ classId, className }) => ({ value: classId, label: className }))}
              value={form.classIds}
              onChange={(classIds) => onChange({ classIds })}
            />
          );
        }}
      </Screen>
    </FieldGroup>
  );
}
