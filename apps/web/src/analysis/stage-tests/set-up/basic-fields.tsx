import { StageTestKind, Term } from '@zhibi/contract/analysis/stage-tests';
import { Checkbox, Input, Segmented, Select } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { DayField } from '../../../platform/layout/day-field.js';
import type { Choices } from './choices.js';
import styles from './set-up.module.css';
import type { DraftTest } from './use-draft-test.js';

/** A field under its name; the name is read with it. */
export const Labelled = ({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) => (
  <fieldset className={styles.field}>
    <legend>{name}</legend>
    {children}
    {hint && <small>{hint}</small>}
  </fieldset>
);

/** What the test is, when it is held, and who sits it. */
export function BasicFields({ state: { draft, set }, choices }: { state: DraftTest; choices: Choices }) {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  const grades = [...new Set(choices.classes.map(({ gid }) => gid))].sort((a, b) => a - b);
  const classes = choices.classes.filter(({ gid }) => gid === draft.gid);
  return (
    <div className={styles.fields}>
      <Labelled name={t('setUp.name')}>
        <Input
          aria-label={t('setUp.name')}
          maxLength={60}
          placeholder={t('setUp.nameHint')}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Labelled>
      <Labelled name={t('setUp.kind')}>
        <Select
          aria-label={t('setUp.kind')}
          value={draft.kind}
          options={StageTestKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind) => set({ kind })}
        />
      </Labelled>
      <Labelled name={t('setUp.term')}>
        <Segmented<Term>
          aria-label={t('setUp.term')}
          value={draft.term}
          options={Term.options.map((value) => ({ value, label: t(`term.${value}`) }))}
          onChange={(term) => set({ term })}
        />
      </Labelled>
      <Labelled name={t('setUp.heldOn')}>
        <DayField
          aria-label={t('setUp.heldOn')}
          isRequired
          value={dayjs(draft.heldOn)}
          onChange={(day) => day && set({ heldOn: day.format('YYYY-MM-DD') })}
        />
      </Labelled>
      <Labelled name={t('setUp.grade')}>
        <Select
          aria-label={t('setUp.grade')}
          placeholder={t('setUp.choose')}
          value={draft.gid === 0 ? null : draft.gid}
          options={grades.map((gid) => ({ value: gid, label: names.grade(gid) }))}
          onChange={(gid: number) =>
            set({ gid, classIds: choices.classes.filter((one) => one.gid === gid).map(({ classId }) => classId) })
          }
        />
      </Labelled>
      <div className={styles.wide}>
        <Labelled name={t('setUp.classes')}>
          {classes.length === 0 ? (
            <small>{t(draft.gid === 0 ? 'setUp.gradeFirst' : 'setUp.noClasses')}</small>
          ) : (
            <Checkbox.Group
              value={draft.classIds}
              options={classes.map(({ classId, className }) => ({ value: classId, label: className }))}
              onChange={(classIds) => set({ classIds })}
            />
          )}
        </Labelled>
      </div>
    </div>
  );
}
