import type { HomeworkTask, WorkCategory } from '@zhibi/contract/homework';
import type { Paper } from '@zhibi/contract/papers';
import { peopleApi } from '@zhibi/contract/people';
import { Checkbox, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Foot } from '../../../platform/layout/foot.js';
import { MomentField } from '../../../platform/layout/moment-field.js';
import { Screen } from '../../../platform/screen.js';
import { categories } from '../../parts/category.js';
import { FieldGroup, FormField } from '../../parts/form-field.js';
import { AudienceField } from './audience-field.js';
import { type Form, inOrder, nextMorning, type Wrongs } from './form.js';
import { LoadField } from './load-field.js';
import styles from './publish-drawer.module.css';
import { tasks } from './tasks.js';

export interface ClassesStepProps {
  paper: Pick<Paper, 'paperId' | 'subjectId' | 'minutes'>;
  form: Form;
  wrongs: Wrongs;
  onChange: (change: Partial<Form>) => void;
  onBack: () => void;
  onNext: () => void;
}

/** The second step: what it is called, who gets it, when it begins and ends. */
export function ClassesStep({ paper, form, wrongs, onChange, onBack, onNext }: ClassesStepProps) {
  const { t } = useTranslation('homework');
  const { subjectId, paperId } = paper;
  return (
    <div className={styles.fields}>
      <FormField label={t('publish.name')} wrong={wrongs.title && t('publish.nameNeeded')}>
        {(id) => (
          <Input
            id={id}
            maxLength={100}
            value={form.title}
            status={wrongs.title ? 'error' : undefined}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </FormField>
      <Classes subjectId={subjectId} form={form} wrong={wrongs.classIds !== undefined} onChange={onChange} />
      <AudienceField
        subjectId={subjectId}
        paperId={paperId}
        form={form}
        isWrong={wrongs.forWhom !== undefined}
        onChange={onChange}
      />
      <FieldGroup label={t('publish.category')}>
        <Segmented<WorkCategory>
          aria-label={t('publish.category')}
          options={([1, 3, 4] as const).map((one) => ({ value: one, label: t(`category.${categories[one]}`) }))}
          value={form.workCategory}
          onChange={(workCategory) => onChange({ workCategory })}
        />
      </FieldGroup>
      <FieldGroup label={t('giving.task')}>
        <Segmented<HomeworkTask>
          aria-label={t('giving.task')}
          options={tasks.map(([value, name]) => ({ value, label: t(`giving.taskOf.${name}`) }))}
          value={form.taskType}
          onChange={(taskType) => onChange({ taskType })}
        />
      </FieldGroup>
      <Times form={form} wrongs={wrongs} onChange={onChange} />
      <LoadField paper={paper} form={form} isWrong={wrongs.loadReason !== undefined} onChange={onChange} />
      <Foot words={t('publish.next')} onMain={onNext} cancelWords={t('publish.previous')} onCancel={onBack} />
    </div>
  );
}

interface ClassesProps extends Pick<ClassesStepProps, 'form' | 'onChange'> {
  subjectId: number;
  wrong: boolean;
}

function Classes({ subjectId, form, wrong, onChange }: ClassesProps) {
  const { t } = useTranslation('homework');
  const classes = useRead(peopleApi.classes, {});
  return (
    <FieldGroup label={t('publish.classes')} wrong={wrong && t('publish.classesNeeded')}>
      <Screen read={classes} skeleton={{ rows: 1 }}>
        {({ clazzs }) => {
          const taught = clazzs.filter(({ subjects }) => subjects.some((one) => one.subjectId === subjectId));
          if (taught.length === 0) return <p>{t('publish.classesNone')}</p>;
          return (
            <Checkbox.Group
              className={styles.classes}
              options={taught.map(({ classId, className }) => ({ value: classId, label: className }))}
              value={[...form.classIds]}
              onChange={(classIds) => onChange({ classIds })}
            />
          );
        }}
      </Screen>
    </FieldGroup>
  );
}

function Times({ form, wrongs, onChange }: Pick<ClassesStepProps, 'form' | 'wrongs' | 'onChange'>) {
  const { t } = useTranslation('homework');
  const { t: reason } = useTranslation('homework', { keyPrefix: 'wrong' });
  const isLater = form.pushAt !== '';
  const field = (name: 'pushAt' | 'startAt' | 'endAt') => (id: string) => (
    <MomentField
      id={id}
      value={form[name]}
      isWrong={Boolean(wrongs[name])}
      onChange={(value) => onChange(inOrder(form, { [name]: value }))}
    />
  );
  return (
    <>
      <FieldGroup label={t('publish.push')}>
        <Segmented<boolean>
          aria-label={t('publish.push')}
          options={[
            { value: false, label: t('publish.pushNow') },
            { value: true, label: t('publish.pushLater') },
          ]}
          value={isLater}
          onChange={(later) => onChange(inOrder(form, { pushAt: later ? nextMorning() : '' }))}
        />
      </FieldGroup>
      {isLater && (
        <FormField label={t('publish.pushAt')} wrong={wrongs.pushAt && reason('push-time')}>
          {field('pushAt')}
        </FormField>
      )}
      <div className={styles.pair}>
        <FormField label={t('publish.startAt')}>
          {(id) => (
            <>
              {field('startAt')(id)}
              {isLater && <small>{t('publish.startsPushed')}</small>}
            </>
          )}
        </FormField>
        <FormField label={t('publish.endAt')} wrong={wrongs.endAt && reason('start-end')}>
          {field('endAt')}
        </FormField>
      </div>
    </>
  );
}
