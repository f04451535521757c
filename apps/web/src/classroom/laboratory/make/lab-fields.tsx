import { type Lab, labLimits, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { Alert, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useRead, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import styles from '../laboratory.module.css';
import { EarlierSelect } from './earlier-select.js';
import { type LabForm, wrongIn } from './lab-form.js';
import { Labelled } from './labelled.js';
import { SheetSelect } from './sheet-select.js';
import { StepsTable } from './steps-table.js';

interface LabFieldsProps {
  lab?: Lab;
  subjectId: number;
  classes: readonly { classId: string; className: string }[];
  first: () => LabForm;
  onClose: () => void;
}

const DAY = 'YYYYMMDD';

/** What the maker writes. Once it is scored the steps keep their points. */
export function LabFields({ lab, subjectId, classes, first, onClose }: LabFieldsProps) {
  const { t } = useTranslation('laboratory');
  const [form, setForm, drop] = useDraft<LabForm>(`lab ${lab ? `${lab.assessmentId} ${lab.revision}` : 'new'}`, first);
  const [assessmentId] = useState(() => lab?.assessmentId ?? v7());
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<LabForm>) => setForm({ ...form, ...change });
  const { classId } = form;
  const colleagues = useRead(laboratoryApi.colleagues, classId === null ? null : { classId, subjectId });
  const groups = useRead(myClassesApi.groups, classId === null ? null : { classId });
  const options = {
    onDone: () => {
      drop();
      notify.done(t('form.saved'));
      onClose();
    },
  };
  const refreshes = [laboratoryApi.list, laboratoryApi.show, laboratoryApi.sheet, laboratoryApi.overview];
  const making = useWrite(laboratoryApi.make, refreshes, options);
  const changing = useWrite(laboratoryApi.change, refreshes, options);
  const wrong = wrongIn(form);
  const said = (one: (typeof wrong)[number]) => isTried && wrong.includes(one) && t(`form.${one}`);
  const save = () => {
    setTried(true);
    if (wrong.length > 0 || classId === null) return;
    const { title, heldOn, setId, homeworkId, scorerIds } = form;
    const steps = form.steps.map((step) => ({ ...step, points: step.points ?? 0 }));
    const fields = { assessmentId, title, heldOn, setId, homeworkId, scorerIds, steps };
    if (lab) changing.mutate({ ...fields, revision: lab.revision });
    else making.mutate({ ...fields, classId, subjectId });
  };
  const named = new Map(
    [...(colleagues.data?.teachers ?? []), ...(lab?.scorers.slice(1) ?? [])].map((one) => [one.accountId, one.name]),
  );
  return (
    <div className={styles.fields}>
      {!lab && <EarlierSelect onChoose={(steps) => set({ steps })} />}
      <Labelled label={t('form.title')} wrong={said('titleMissing')}>
        {(id) => (
          <Input
            id={id}
            value={form.title}
            maxLength={labLimits.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        )}
      </Labelled>
      <div className={styles.pair}>
        <Labelled label={t('class')} wrong={said('classMissing')}>
          {(id) => (
            <Select
              id={id}
              value={classId}
              disabled={lab !== undefined}
              onChange={(value) => set({ classId: value, setId: null, homeworkId: null })}
              options={classes.map((one) => ({ value: one.classId, label: one.className }))}
            />
          )}
        </Labelled>
        <Labelled label={t('form.day')}>
          {(id) => (
            <DayField
              id={id}
              isRequired
              value={dayjs(form.heldOn, DAY)}
              onChange={(day) => day && set({ heldOn: day.format(DAY) })}
            />
          )}
        </Labelled>
        <Labelled label={t('form.groups')} {...(groups.data?.sets.length === 0 && { hint: t('form.groupsHint') })}>
          {(id) => (
            <Select
              id={id}
              value={form.setId ?? ''}
              onChange={(value) => set({ setId: value === '' ? null : value })}
              options={[
                { value: '', label: t('form.noGroups') },
                ...(groups.data?.sets ?? []).map(({ setId, name }) => ({ value: setId, label: name })),
              ]}
            />
          )}
        </Labelled>
      </div>
      <Labelled label={t('form.sheet')} hint={t('form.sheetHint')}>
        {(id) => (
          <SheetSelect
            id={id}
            place={{ subjectId, classId }}
            known={lab?.homework ?? null}
            value={form.homeworkId}
            onChange={(homeworkId) => set({ homeworkId })}
          />
        )}
      </Labelled>
      <Labelled label={t('form.scorers')} hint={t('form.scorersHint')}>
        {(id) => (
          <Select
            id={id}
            mode="multiple"
            optionFilterProp="label"
            maxCount={labLimits.scorers - 1}
            value={form.scorerIds}
            onChange={(scorerIds) => set({ scorerIds })}
            options={[...named].map(([value, label]) => ({ value, label }))}
          />
        )}
      </Labelled>
      {lab && !lab.can.changeSteps && <Alert type="info" showIcon title={t('form.scaleFixed')} />}
      <StepsTable
        steps={form.steps}
        isFixed={lab !== undefined && !lab.can.changeSteps}
        isTried={isTried}
        wrong={said('stepsMissing')}
        onChange={(steps) => set({ steps })}
      />
      <Foot isBusy={making.isPending || changing.isPending} onCancel={onClose} onMain={save} />
    </div>
  );
}
