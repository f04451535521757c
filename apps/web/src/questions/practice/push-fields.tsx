import { homeworkApi } from '@zhibi/contract/homework';
import { Alert, Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Foot } from '../../platform/layout/foot.js';
import { MomentField } from '../../platform/layout/moment-field.js';
import styles from './drawer.module.css';
import { FormPart } from './form-part.js';
import { LayerFields } from './layer-fields.js';
import { knownBefore, LONGEST_TITLE, unitsPushed } from './push-form.js';
import type { PushFieldsProps } from './push-props.js';
import { usePush } from './use-push.js';

/** What is filled in, what was given before, and what is still wrong. */
export function PushFields(props: PushFieldsProps) {
  const { lesson, unit, subjectId, classes, onClose } = props;
  const { t } = useTranslation('practice');
  const { form, change, wrongs, problem, isFull, push, isBusy } = usePush(props);
  const asked = unit === null && form.classIds.length > 0;
  const counts = useRead(homeworkApi.layers, asked ? { subjectId, classIds: [...form.classIds] } : null, {
    keepOld: true,
  });
  const students = asked ? counts.data?.students : undefined;
  const before = knownBefore(unitsPushed(lesson.units, form, unit), form.classIds);
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        push(students);
      }}
    >
      <FormPart label={t('form.name')} wrong={wrongs.includes('title') && t('form.nameNeeded')}>
        {(id) => (
          <Input
            id={id}
            maxLength={LONGEST_TITLE}
            value={form.title}
            status={wrongs.includes('title') ? 'error' : undefined}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </FormPart>
      <FormPart label={t('form.classes')} wrong={wrongs.includes('classIds') && t('form.classesNeeded')}>
        {classes.length === 0 ? (
          <span>{t('form.classesNone')}</span>
        ) : (
          <Checkbox.Group
            className={styles.classes}
            options={classes.map(({ classId, className }) => ({ value: classId, label: className }))}
            value={[...form.classIds]}
            onChange={(classIds) => change({ classIds })}
          />
        )}
      </FormPart>
      {before.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('form.again', { classes: before.map(({ className }) => className).join(t('form.separator')) })}
        />
      )}
      {unit === null && (
        <LayerFields
          units={lesson.units}
          chosen={form.units}
          students={students}
          wrong={wrongs.includes('units')}
          onChange={(units) => change({ units })}
        />
      )}
      <FormPart label={t('form.endAt')} wrong={wrongs.includes('endAt') && t('form.endWrong')}>
        {(id) => (
          <MomentField
            id={id}
            className={styles.end}
            value={form.endAt}
            isWrong={wrongs.includes('endAt')}
            onChange={(endAt) => change({ endAt })}
          />
        )}
      </FormPart>
      {isFull && (
        <FormPart label={t('form.loadReason')} wrong={false}>
          {(id) => (
            <Input
              id={id}
              maxLength={200}
              value={form.loadReason}
              onChange={({ target }) => change({ loadReason: target.value })}
            />
          )}
        </FormPart>
      )}
      {problem && <Alert type="error" showIcon title={problem} />}
      <Foot words={t('form.submit')} isBusy={isBusy} isDisabled={classes.length === 0} onCancel={onClose} />
    </form>
  );
}
