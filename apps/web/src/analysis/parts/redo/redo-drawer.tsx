import { handbookApi, type Redoable } from '@zhibi/contract/analysis/handbook';
import { Checkbox, Switch } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { uuid } from '../../../platform/events/wire.js';
import { jobs } from '../../../platform/jobs.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { MomentField } from '../../../platform/layout/moment-field.js';
import { listed } from '../../../platform/listed.js';
import { Field, Fields, Wrong } from '../booklets/fields.js';
import { LoadReason } from '../booklets/load-reason.js';
import { stampOfMoment, usualEnd } from '../booklets/moments.js';
import styles from './redo-drawer.module.css';

interface RedoDrawerProps {
  homework: { homeworkId: string; classId: string; className: string; title: string };
  /** The way to the other classes of the homework. */
  others: ReactNode;
  students: Redoable['students'];
  onClose: () => void;
}

/** For whom, until when, and whether pens are used: each student gets the own wrong questions. */
export function RedoDrawer({ homework, others, students, onClose }: RedoDrawerProps) {
  const { homeworkId, classId, className, title } = homework;
  const { t } = useTranslation('handbook');
  const [isTold, setTold] = useState(false);
  const [draft, keep, drop] = useDraft(`redo-${homeworkId}-${classId}`, () => {
    // Whose only question may still count full is not asked to redo it before that is decided.
    const undecided = students.filter(({ wrong, right, appealed }) =>
      wrong.every((no) => right.includes(no) || appealed.includes(no)),
    );
    const left = undecided.map((one) => one.studentId);
    return { left, endAt: usualEnd(), dots: false, loadReason: null as string | null, wishId: uuid() };
  });
  const { left, endAt, dots, loadReason = null, wishId } = draft;
  const studentIds = students.map((one) => one.studentId).filter((id) => !left.includes(id));
  const giving = useWrite(handbookApi.redo, [handbookApi.redoable, handbookApi.list], {
    onDone: ({ handbookId, jobId }) => {
      drop();
      if (jobId !== null) jobs.follow(jobId, t('redo.job', { title }), `/study/handbook?book=${handbookId}`);
      onClose();
    },
    // Given already, with an answer that got lost: whoever presses once more wants another one.
    handles: ['needs-reason'],
    onRefused: ({ reason }) => {
      if (reason === 'needs-reason') keep({ ...draft, loadReason: loadReason ?? '' });
      if (reason === 'wish-used') keep({ ...draft, wishId: uuid() });
    },
  });
  const leave = (next: string[]) => keep({ ...draft, left: next });
  const give = () => {
    setTold(true);
    if (studentIds.length === 0 || endAt === '') return;
    keep(draft); // as it is sent, also where nothing was changed: after a reload it has its name still
    giving.mutate({
      homeworkId,
      classId,
      studentIds,
      endAt: stampOfMoment(endAt),
      dots,
      loadReason: loadReason ?? '',
      wishId,
    });
  };
  return (
    <Drawer title={`${t('redo.give')} · ${className}`} onClose={onClose} keepsTyping>
      {others}
      <p>{t('redo.hint')}</p>
      <Fields>
        <Field name={t('redo.who')} isWide>
          <Checkbox
            checked={studentIds.length === students.length}
            indeterminate={studentIds.length > 0 && studentIds.length < students.length}
            onChange={({ target }) => leave(target.checked ? [] : students.map((one) => one.studentId))}
          >
            {t('redo.everybody')}
          </Checkbox>
          <Checkbox.Group
            className={styles.names ?? ''}
            value={studentIds}
            options={students.map(({ studentId, name, wrong, right, appealed }) => ({
              value: studentId,
              label: (
                <>
                  {t('redo.one', { name, count: wrong.length - right.length })}
                  {appealed.length > 0 && (
                    <small>
                      {t('redo.appealed', { count: appealed.length, numbers: listed(appealed.map(String)) })}
                    </small>
                  )}
                </>
              ),
            }))}
            onChange={(chosen) => leave(students.map((one) => one.studentId).filter((id) => !chosen.includes(id)))}
          />
          {isTold && studentIds.length === 0 && <Wrong words={t('redo.chooseStudent')} />}
        </Field>
        <Field name={t('print.endAt')} isWide>
          <MomentField
            aria-label={t('print.endAt')}
            value={endAt}
            onChange={(next) => keep({ ...draft, endAt: next })}
          />
          {isTold && endAt === '' && <Wrong words={t('print.endMissing')} />}
        </Field>
        <Field name={t('print.dots')} isWide>
          <Switch aria-label={t('print.dots')} checked={dots} onChange={(next) => keep({ ...draft, dots: next })} />
          <small>{t('print.dotsHint')}</small>
        </Field>
        {loadReason !== null && (
          <LoadReason value={loadReason} isWrong={isTold} onChange={(next) => keep({ ...draft, loadReason: next })} />
        )}
      </Fields>
      <Foot
        words={t('redo.giveTo', { count: studentIds.length })}
        isBusy={giving.isPending}
        onMain={give}
        onCancel={onClose}
      />
    </Drawer>
  );
}
