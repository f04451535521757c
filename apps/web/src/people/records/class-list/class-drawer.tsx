import { gradeName } from '@zhibi/contract/people';
import { type ClassRecord, recordsApi } from '@zhibi/contract/people/records';
import { Button, Form, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, useRead, useWrite } from '../../../platform/api.js';
import { fieldErrors, showWrong } from '../../../platform/form-errors.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { listed } from '../../../platform/listed.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { useSession } from '../../../platform/session-store.js';
import { formatDay } from '../../../platform/time.js';
import { useNames } from '../../use-names.js';
import { History } from '../parts/history.js';
import { takenField } from '../parts/taken-field.js';
import { useConflict } from '../parts/use-conflict.js';
import { type ClassFields, classInput, fieldsOfClass } from './class-fields.js';
import { ClassForm } from './class-form.js';
import { EndDialog } from './end-dialog.js';
import { Members } from './members.js';

export const classReads = [recordsApi.classRecords, recordsApi.classRecord, recordsApi.teachers, recordsApi.history];

/** One class: its details and teachers, its students, its history. */
export function ClassDrawer({ classId, onClose }: { classId: string; onClose: () => void }) {
  const read = useRead(recordsApi.classRecord, { classId });
  const { t } = useTranslation('records');
  if (read.data) return <Opened one={read.data} onClose={onClose} />;
  return (
    <Drawer open size="wide" title={t('class.title')} onClose={onClose}>
      <Screen read={read} skeleton={{ rows: 8 }}>
        {() => null}
      </Screen>
    </Drawer>
  );
}

function Opened({ one, onClose }: { one: ClassRecord; onClose: () => void }) {
  const { t } = useTranslation('records');
  const called = useNames();
  const { language } = useSession();
  const [tab, setTab] = useState('facts');
  const [isEnding, setIsEnding] = useState(false);
  const [form] = Form.useForm<ClassFields>();
  const names = useRead(recordsApi.subjectOffers, {}).data?.items ?? [];
  const { base, meet, notice } = useConflict<ClassRecord, ClassFields>({
    record: one,
    form,
    fieldsOf: fieldsOfClass,
    load: () => call(recordsApi.classRecord, { classId: one.classId }),
    label: (field) => t(`field.${field}`),
    show: (field, value) => {
      if (field === 'gid') return gradeName(Number(value), language);
      const person = value as ClassFields['headTeacherId']; // the value of this very field
      if (field === 'headTeacherId') return person?.label ?? '--';
      if (field !== 'lessons') return String(value || '--');
      const lessons = value as ClassFields['lessons']; // the value of this very field
      const lines = Object.entries(lessons ?? {}).filter(([, list]) => list && list.length > 0);
      const subject = (id: string) =>
        called.subject(names.find(({ subjectId }) => subjectId === Number(id))?.subjectName ?? id);
      return lines.map(([id, list]) => `${subject(id)} ${listed(list.map(({ label }) => label))}`).join('；') || '--';
    },
  });
  const change = useWrite(recordsApi.changeClass, classReads, {
    handles: ['fields', 'name-taken', 'changed'],
    onRefused: (refusal) => {
      showWrong(form, [
        ...fieldErrors<ClassFields>(refusal),
        ...takenField<ClassFields>(refusal, { 'name-taken': 'className' }),
      ]);
      meet(refusal);
    },
    onDone: () => {
      notify.done(t('class.saved'));
      onClose();
    },
  });
  const { can, classId, className, endedOn } = one;
  const submit = (fields: ClassFields) => change.mutate({ ...classInput(fields), classId, revision: base.revision });
  const title = endedOn ? `${className} · ${t('class.endedOn', { day: formatDay(endedOn) })}` : className;
  return (
    <Drawer open size="wide" title={title} keepsTyping={can.edit} onClose={onClose}>
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: 'facts',
            label: t('class.facts'),
            children: (
              <>
                {notice}
                <ClassForm form={form} one={one} onSubmit={submit} />
              </>
            ),
          },
          { key: 'members', label: t('class.members'), children: <Members one={one} /> },
          { key: 'history', label: t('class.history'), children: <History whose="class" id={classId} /> },
        ]}
      />
      {tab === 'facts' && can.edit && (
        <Foot
          isBusy={change.isPending}
          onMain={() => form.submit()}
          onCancel={onClose}
          note={can.end && <Button onClick={() => setIsEnding(true)}>{t('class.end')}</Button>}
        />
      )}
      {isEnding && <EndDialog one={one} onClose={() => setIsEnding(false)} onEnded={onClose} />}
    </Drawer>
  );
}
